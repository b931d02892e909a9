import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Database } from '#database/connect.ts';
import { global_settings } from '#database/schema/settings.ts';
import { MailRoom } from '#tests/world/mail/mail-room.ts';
import { bodyOf, headerOf, headersOf, openMailServer } from '#tests/world/mail/mail-server.ts';
import { outboxMailer } from './outbox.ts';

const mailRoom = new MailRoom();

test('a message is sent at once to the company, with the visitor as its reply address', async () => {
  const id = await mailRoom.write({
    language_code: 'ja',
    name: '陳 美',
    message: '色見本をお願いします。糸は金で。',
  });
  await mailRoom.instance().deliverDue();
  const [mail, more] = mailRoom.server.received;
  if (!mail) throw new Error('Nothing arrived.');
  expect(more).toBeUndefined();
  expect(mail.envelope.rcptTo.map(({ address }) => address)).toEqual(['info@site.example']);
  expect(headerOf(mail, 'From')).toBe('Site <noreply@site.example>');
  expect(headerOf(mail, 'Reply-To')).toMatch(/^=\?UTF-8\?.+\?= <mei@atelier\.example>$/);
  expect(headerOf(mail, 'Content-Type')).toBe('text/plain; charset=utf-8');
  expect(bodyOf(mail)).toContain('Language: Japanese (ja)');
  expect(bodyOf(mail)).toContain('色見本をお願いします。糸は金で。');
  const row = await mailRoom.stored(id);
  expect(row).toMatchObject({ delivery: 'sent', attempts: 1, recipient: 'info@site.example' });
  expect(headerOf(mail, 'Message-ID')).toBe(row.message_id);
});

test('a server that offers encryption gets it, with a certificate of any authority', async () => {
  await mailRoom.server.close();
  mailRoom.server = await openMailServer(0, true);
  await mailRoom.write();
  await mailRoom.instance().deliverDue();
  expect(mailRoom.server.received).toMatchObject([{ encrypted: true }]);
});

test('the setting at the time of sending is the recipient', async () => {
  await mailRoom.write();
  await mailRoom.world.db
    .insert(global_settings)
    .values({ type: 'contact_email', value: ' sales@house.example ' });
  await mailRoom.instance().deliverDue();
  expect(mailRoom.server.received[0]?.envelope.rcptTo[0]?.address).toBe('sales@house.example');
});

test('a setting that is not an address is replaced by the default recipient', async () => {
  await mailRoom.write();
  await mailRoom.world.db
    .insert(global_settings)
    .values({ type: 'contact_email', value: 'a@b.example, c@d.example' });
  await mailRoom.instance().deliverDue();
  expect(mailRoom.server.received[0]?.envelope.rcptTo[0]?.address).toBe('info@site.example');
});

test.each([
  ['fails', () => Promise.reject(new Error('no such table'))],
  ['hangs', () => new Promise(() => undefined)],
])(
  'a setting whose reading %s is replaced by the default recipient, and this is logged',
  async (_, read) => {
    const id = await mailRoom.write();
    const error = vi.fn();
    const db = { select: () => ({ from: () => ({ where: read }) }) } as unknown as Database;
    await mailRoom.instance({ db, error }).deliverDue();
    expect(await mailRoom.stored(id)).toMatchObject({
      delivery: 'sent',
      recipient: 'info@site.example',
    });
    expect(mailRoom.server.received[0]?.envelope.rcptTo[0]?.address).toBe('info@site.example');
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ setting: 'contact_email' }),
      'the setting cannot be read',
    );
  },
);

test('visitor input never becomes a header or a recipient', async () => {
  await mailRoom.write({
    name: 'Mei\r\nBcc: victim@example.com\u0000\u2028X-A: b',
    subject: 'ST100\r\nBcc: victim@example.com\r\n\r\nbody',
    message: 'Hello there\r\n.\r\nMAIL FROM:<a@b.example>\r\nBcc: victim@example.com',
  });
  await mailRoom.write({
    name: '"x" <victim@example.com>, y',
    subject: '=?utf-8?q?=0D=0ABcc:_victim?=',
  });
  await mailRoom.instance().deliverDue();
  expect(mailRoom.server.received).toHaveLength(2);
  for (const mail of mailRoom.server.received) {
    expect(mail.envelope.rcptTo.map(({ address }) => address)).toEqual(['info@site.example']);
    expect(headersOf(mail, 'Bcc')).toEqual([]);
    expect(headersOf(mail, 'X-A')).toEqual([]);
    expect(headersOf(mail, 'Reply-To')).toHaveLength(1);
    expect(headerOf(mail, 'Reply-To')).toMatch(/<mei@atelier\.example>$/);
    expect(headersOf(mail, 'Subject')).toHaveLength(1);
  }
  expect(mailRoom.server.received.map(bodyOf).join()).toContain('MAIL FROM:<a@b.example>');
});

test('without a mail server, the same mail is a complete file in the outbox', async () => {
  const id = await mailRoom.write();
  const folder = join(mailRoom.world.dataDir, 'outbox');
  await mailRoom.instance({ mailer: outboxMailer(folder, 'noreply@site.example') }).deliverDue();
  const files = await readdir(folder);
  expect(files).toEqual([expect.stringMatching(/^[^.].*\.eml$/)]);
  const raw = await readFile(join(folder, files[0] ?? ''), 'utf8');
  const mail = { raw, encrypted: false, envelope: {} as never };
  expect(headerOf(mail, 'To')).toBe('info@site.example');
  expect(headerOf(mail, 'Reply-To')).toBe('Mei Chan <mei@atelier.example>');
  expect(headerOf(mail, 'Message-ID')).toBe((await mailRoom.stored(id)).message_id);
  expect(bodyOf(mail)).toContain('May I have a colour card?');
});
