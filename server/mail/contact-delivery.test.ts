import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { contact_messages } from '#database/schema/contact.ts';
import { global_settings } from '#database/schema/settings.ts';
import { acceptContactMessage } from '#domain/contact/contact.server.ts';
import { ContactDelivery } from '#domain/contact/contact-delivery.server.ts';
import { listContactMessages, retryContactMessage } from '#domain/contact/contact-inbox.server.ts';
import { ContactQueue } from '#domain/contact/contact-queue.server.ts';
import type { Mailer } from '#domain/contact/mailer.ts';
import {
  bodyOf,
  headerOf,
  headersOf,
  type MailServer,
  openMailServer,
} from '#tests/mail-server.ts';
import { openWorld, type World } from '#tests/world.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

let world: World;
let server: MailServer;
/** Milliseconds that the clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ahead = 0;
  server = await openMailServer();
});
afterEach(async () => {
  await server.close();
  await world.db.delete(contact_messages);
  await world.db.delete(global_settings);
});

const second = 1000;
const hour = 3600 * second;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

function instance(mailer: Mailer = smtpMailer(server.url, 'Site <noreply@site.example>')) {
  return new ContactDelivery({
    db: world.db,
    queue: new ContactQueue(world.db, () => ahead),
    mailer,
    defaultRecipient: 'info@site.example',
    log: silent,
  });
}

async function write(changes: object = {}): Promise<number> {
  const answer = await acceptContactMessage(world.db, {
    name: 'Mei Chan',
    email: 'mei@atelier.example',
    subject: 'ST100',
    message: 'May I have a colour card?',
    language_code: 'en',
    ...changes,
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.id;
}

async function stored(id: number) {
  const [row] = await world.db.select().from(contact_messages).where(eq(contact_messages.id, id));
  if (!row) throw new Error('The message is gone.');
  return row;
}

/** Moves the clock in steps and lets the delivery work at each. */
async function pass(milliseconds: number, delivery: ContactDelivery, step: number) {
  const end = ahead + milliseconds;
  while (ahead < end) {
    ahead = Math.min(end, ahead + step);
    await delivery.deliverDue();
  }
}

test('a message is sent at once, to the company, so that answering it answers the visitor', async () => {
  const id = await write({
    language_code: 'ja',
    name: '陳 美',
    message: '色見本をお願いします。糸は金で。',
  });
  await instance().deliverDue();
  const [mail, more] = server.received;
  if (!mail) throw new Error('Nothing arrived.');
  expect(more).toBeUndefined();
  expect(mail.envelope.rcptTo.map(({ address }) => address)).toEqual(['info@site.example']);
  expect(headerOf(mail, 'From')).toBe('Site <noreply@site.example>');
  expect(headerOf(mail, 'Reply-To')).toMatch(/^=\?UTF-8\?.+\?= <mei@atelier\.example>$/);
  expect(headerOf(mail, 'Content-Type')).toBe('text/plain; charset=utf-8');
  expect(bodyOf(mail)).toContain('Language: Japanese (ja)');
  expect(bodyOf(mail)).toContain('色見本をお願いします。糸は金で。');
  const row = await stored(id);
  expect(row).toMatchObject({ delivery: 'sent', attempts: 1, recipient: 'info@site.example' });
  expect(headerOf(mail, 'Message-ID')).toBe(row.message_id);
});

test('a server that offers encryption gets it, whoever signed its certificate', async () => {
  await server.close();
  server = await openMailServer(0, true);
  await write();
  await instance().deliverDue();
  expect(server.received).toMatchObject([{ encrypted: true }]);
});

test('the recipient is the setting at sending time', async () => {
  await write();
  await world.db
    .insert(global_settings)
    .values({ type: 'contact_email', value: ' sales@house.example ' });
  await instance().deliverDue();
  expect(server.received[0]?.envelope.rcptTo[0]?.address).toBe('sales@house.example');
});

test('a setting that is no address falls back to the default recipient', async () => {
  await write();
  await world.db
    .insert(global_settings)
    .values({ type: 'contact_email', value: 'a@b.example, c@d.example' });
  await instance().deliverDue();
  expect(server.received[0]?.envelope.rcptTo[0]?.address).toBe('info@site.example');
});

test('nothing that a visitor types becomes a header or a recipient', async () => {
  await write({
    name: 'Mei\r\nBcc: victim@example.com\u0000\u2028X-A: b',
    subject: 'ST100\r\nBcc: victim@example.com\r\n\r\nbody',
    message: 'Hello there\r\n.\r\nMAIL FROM:<a@b.example>\r\nBcc: victim@example.com',
  });
  await write({ name: '"x" <victim@example.com>, y', subject: '=?utf-8?q?=0D=0ABcc:_victim?=' });
  await instance().deliverDue();
  expect(server.received).toHaveLength(2);
  for (const mail of server.received) {
    expect(mail.envelope.rcptTo.map(({ address }) => address)).toEqual(['info@site.example']);
    expect(headersOf(mail, 'Bcc')).toEqual([]);
    expect(headersOf(mail, 'X-A')).toEqual([]);
    expect(headersOf(mail, 'Reply-To')).toHaveLength(1);
    expect(headerOf(mail, 'Reply-To')).toMatch(/<mei@atelier\.example>$/);
    expect(headersOf(mail, 'Subject')).toHaveLength(1);
  }
  expect(server.received.map(bodyOf).join()).toContain('MAIL FROM:<a@b.example>');
});

test('a server that is away gets the message within 30 seconds of its return', async () => {
  const { port } = server;
  await server.close();
  const id = await write();
  const delivery = instance();
  await pass(29 * second, delivery, second);
  expect(await stored(id)).toMatchObject({ delivery: 'waiting', attempts: 3 });
  server = await openMailServer(port);
  await pass(5 * second, delivery, second);
  expect(server.received).toHaveLength(1);
  expect(await stored(id)).toMatchObject({ delivery: 'sent', attempts: 4, last_error: null });
});

test.each([451, 550])('a refusal with %i is tried again', async (code) => {
  server.behaviour = code;
  const id = await write();
  const delivery = instance();
  await pass(120 * second, delivery, 15 * second);
  expect(await stored(id)).toMatchObject({ delivery: 'waiting', attempts: 5 });
  server.behaviour = 'accept';
  await pass(120 * second, delivery, 15 * second);
  expect(server.received).toHaveLength(1);
  expect(await stored(id)).toMatchObject({ delivery: 'sent' });
});

/** A mailer that refuses like the mail servers above, without their pauses. */
function refusing() {
  const mailer = {
    refuses: true,
    sent: 0,
    async send() {
      if (mailer.refuses) throw new Error('550 not today');
      mailer.sent++;
    },
  };
  return mailer;
}

test('a server that refuses for a whole day gets the message when it no longer does', async () => {
  const mailer = refusing();
  const id = await write();
  const delivery = instance(mailer);
  await pass(24 * hour, delivery, 60 * second);
  expect(await stored(id)).toMatchObject({ delivery: 'waiting' });
  mailer.refuses = false;
  await pass(15 * 60 * second, delivery, 60 * second);
  expect(mailer.sent).toBe(1);
  expect(await stored(id)).toMatchObject({ delivery: 'sent' });
});

test('after a day and more a message is given up, kept, and sent when staff ask for it', async () => {
  const mailer = refusing();
  const id = await write();
  const delivery = instance(mailer);
  await pass(27 * hour, delivery, 5 * 60 * second);
  const { messages } = await listContactMessages(world.db, { page: 1, delivery: 'failed' });
  expect(messages).toMatchObject([{ id, last_error: expect.stringContaining('not today') }]);
  const { attempts } = await stored(id);
  await pass(5 * hour, delivery, hour);
  expect((await stored(id)).attempts).toBe(attempts);
  mailer.refuses = false;
  expect(await retryContactMessage(world.db, id)).toBe(true);
  await delivery.deliverDue();
  expect(await stored(id)).toMatchObject({ delivery: 'sent' });
  expect(await retryContactMessage(world.db, id)).toBe(false);
});

test('a message whose answer was lost is repeated with the same Message-ID', async () => {
  server.behaviour = 'cut after data';
  await write();
  const delivery = instance();
  await delivery.deliverDue();
  expect(server.received).toHaveLength(1);
  server.behaviour = 'accept';
  await pass(6 * second, delivery, second);
  await pass(hour, delivery, 60 * second);
  const ids = server.received.map((mail) => headerOf(mail, 'Message-ID'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a process that is killed while sending leaves the message to the next one', async () => {
  const reached = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<void>();
  const id = await write();
  const first = instance({
    send() {
      reached.resolve();
      return killed.promise;
    },
  });
  const firstDone = first.deliverDue();
  await reached.promise;
  const second_ = instance();
  await second_.deliverDue();
  expect(server.received).toHaveLength(0);
  ahead = 31 * second;
  await second_.deliverDue();
  expect(server.received).toHaveLength(1);
  killed.reject(new Error('killed'));
  await firstDone;
  expect(await stored(id)).toMatchObject({ delivery: 'sent' });
});

test('two instances at work on the same messages send each of them once', async () => {
  const ids = await Promise.all(Array.from({ length: 24 }, () => write()));
  await Promise.all([instance().deliverDue(), instance().deliverDue()]);
  const sent = server.received.map((mail) => headerOf(mail, 'Message-ID'));
  expect(sent).toHaveLength(ids.length);
  expect(new Set(sent).size).toBe(ids.length);
});

test('what was sent is not sent again when the database could not be told at first', async () => {
  const id = await write();
  const queue = new ContactQueue(world.db, () => ahead);
  const recordSent = queue.recordSent.bind(queue);
  let failures = 0;
  queue.recordSent = async (...sent) => {
    if (failures++ < 1) throw new Error('the database is away');
    return recordSent(...sent);
  };
  const delivery = new ContactDelivery({
    db: world.db,
    queue,
    mailer: smtpMailer(server.url, 'noreply@site.example'),
    defaultRecipient: 'info@site.example',
    log: silent,
  });
  await delivery.deliverDue();
  await pass(hour, delivery, 60 * second);
  expect(server.received).toHaveLength(1);
  expect(await stored(id)).toMatchObject({ delivery: 'sent' });
});

test('a message that comes while the delivery rests is sent when it is woken; a stop is clean', async () => {
  const arrived = Promise.withResolvers<void>();
  const sent: string[] = [];
  const delivery = instance({
    async send({ subject }) {
      sent.push(subject);
      arrived.resolve();
    },
  });
  delivery.start();
  await write({ subject: 'awake' });
  delivery.wake();
  await arrived.promise;
  await delivery.stop();
  expect(sent).toEqual(['awake']);
  await write({ subject: 'too late' });
  delivery.wake();
  await delivery.stop();
  expect(sent).toEqual(['awake']);
});

test('without a mail server the same mail is a whole file in the outbox', async () => {
  const id = await write();
  const folder = join(world.dataDir, 'outbox');
  await instance(outboxMailer(folder, 'noreply@site.example')).deliverDue();
  const files = await readdir(folder);
  expect(files).toEqual([expect.stringMatching(/^[^.].*\.eml$/)]);
  const raw = await readFile(join(folder, files[0] ?? ''), 'utf8');
  const mail = { raw, encrypted: false, envelope: {} as never };
  expect(headerOf(mail, 'To')).toBe('info@site.example');
  expect(headerOf(mail, 'Reply-To')).toBe('Mei Chan <mei@atelier.example>');
  expect(headerOf(mail, 'Message-ID')).toBe((await stored(id)).message_id);
  expect(bodyOf(mail)).toContain('May I have a colour card?');
});
