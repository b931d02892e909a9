import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  contact_message_lines,
  contact_messages,
  contact_notes,
  contact_replies,
} from '#database/schema/contact.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { security_log } from '#database/schema/security.ts';
import { recordTimeline } from '#domain/history/timeline/timeline.server.ts';
import { outboxMailer } from '#server/mail/outbox.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { editor } from '#tests/world/people/rights.ts';
import { tablesContaining } from '#tests/world/postgres/marked-rows.ts';

const path = '/admin/erase-person';
const subscribers = '/admin/general-settings/subscribers';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const outbox = () => join(admin.world.dataDir, 'outbox');

async function write(email: string, count = 1): Promise<number> {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ name: 'Mei Chan', email, subject: 'Gold', message: `Please write to ${email}` },
    message_id: `<${email}-${at}@site.example>`,
  }));
  const added = await admin.world.db.insert(contact_messages).values(rows).returning();
  return added[0]?.id ?? 0;
}

async function subscribe(email: string): Promise<number> {
  const { db } = admin.world;
  const [added] = await db.insert(newsletter_subscription).values({ email }).returning();
  return added?.id ?? 0;
}

const mailFrom = (address: string, name: string) =>
  outboxMailer(outbox(), 'site@example.com').send({
    ...{ messageId: `<${name}@site.example>`, to: 'info@site.example', subject: 'Gold' },
    ...{ replyTo: { name: '陳 美', address }, text: `Email: ${address}`, date: new Date() },
  });

test('one step erases a person from messages, subscribers, bin, history and outbox, and reports the counts', async () => {
  const { db } = admin.world;
  const [email, other] = ['Zaunkoenig@Example.com', 'zaunkoenig.other@example.com'];
  const address = email.toLowerCase();
  // One subscription is in the bin, and another one had a wrong address in an earlier version.
  await admin.send(subscribers, 'delete', { id: await subscribe(address) });
  const id = await subscribe('zaunkoenig@exmaple.com');
  await admin.send(subscribers, 'save', { id, version: 1, email: address });
  const message = await write(email, 2);
  await write(other);
  await subscribe(other);
  await mailFrom(address, 'one');
  const contact_message_id = message;
  await db
    .insert(contact_message_lines)
    .values({ contact_message_id, position: 0, kind: 'code', asked: 'ST120', note: address });
  await db.insert(contact_notes).values({ contact_message_id, author: 'ana', text: address });
  const mail = { email, subject: 'Received', text: '', html: '' };
  await db.insert(contact_replies).values([
    { ...mail, contact_message_id, message_id: 'receipt' },
    { ...mail, contact_message_id, kind: 'answer', author: 'ana', message_id: 'answer' },
    { ...mail, kind: 'confirmation', message_id: 'confirmation' },
  ]);
  await outboxMailer(outbox(), 'site@example.com').send({
    ...{ messageId: '<receipt@site.example>', to: email, subject: 'Received' },
    ...{ text: 'Thank you', date: new Date() },
  });
  await mailFrom(other, 'two');

  const asked = await admin.read(`${path}?message=${message}`);
  for (const words of [
    email,
    '2 messages',
    '1 note',
    '3 emails to this person',
    '1 newsletter subscription',
    '1 subscription in the bin',
    '4 history entries',
    '2 emails in the outbox',
  ])
    expect(asked.text).toContain(words);
  expect((await admin.send(path, 'look', { email })).text).toContain('2 messages');

  const exported = await admin.site.fetch(`${path}/export`, {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: new URLSearchParams({ email }),
  });
  expect(exported.headers.get('content-disposition')).toBe('attachment; filename="person.json"');
  const file = await exported.text();
  expect(JSON.parse(file)).toMatchObject({
    messages: expect.arrayContaining([
      expect.objectContaining({
        ...{ id: message, name: 'Mei Chan' },
        lines: [expect.objectContaining({ asked: 'ST120', note: address })],
        notes: [expect.objectContaining({ author: 'ana', text: address })],
      }),
    ]),
    mails: ['receipt', 'answer', 'confirmation'].map((kind) => expect.objectContaining({ kind })),
    ...{ subscriptions: [{ email: address }], binned: [{ label: address }] },
    history: expect.arrayContaining([expect.objectContaining({ operation: 'update' })]),
  });
  expect(file).not.toContain(other);
  // Earlier versions must not contain the secret either: it opens the page that ends a subscription.
  expect(file).not.toContain('"secret"');

  const erased = await admin.send(path, 'erase', { email });
  expect(erased.text).toContain(
    'Erased for good: 2 messages, 1 note, 3 emails to this person, 1 newsletter subscription, 1 subscription in the bin, 4 history entries, 2 emails in the outbox',
  );
  expect(await tablesContaining(db, address)).toEqual([]);
  expect(await tablesContaining(db, 'zaunkoenig@exmaple.com')).toEqual([]);
  expect(await tablesContaining(db, other)).toEqual([
    ...['contact_messages', 'history', 'newsletter_subscription'],
  ]);
  expect(await readdir(outbox())).toEqual([expect.stringContaining('two')]);
  const [line] = await db.select().from(security_log).where(sql`event = 'person erased'`);
  expect(line?.detail).toMatch(/^2 messages, 1 note, 3 emails/);

  const again = await admin.send(path, 'erase', { email });
  expect(again.text).toContain('Nothing is stored about this address.');
  expect(await db.$count(security_log, sql`event = 'person erased'`)).toBe(1);
});

test('a subscription whose address has changed stays, without the versions that contain the old address', async () => {
  const { db } = admin.world;
  const [former, now] = ['heckenbraunelle@example.com', 'braunelle@example.com'];
  const id = await subscribe(former);
  await admin.send(subscribers, 'save', { id, version: 1, email: now });
  await admin.send(path, 'erase', { email: former });
  expect(await tablesContaining(db, former)).toEqual([]);
  expect(await tablesContaining(db, now)).toEqual(['newsletter_subscription']);
  await admin.send(subscribers, 'status', { id, status: 'Inactive' });
  expect((await admin.send(subscribers, 'delete', { id })).text).toContain('deleted successfully');
});

test('foreign files in the outbox stay, and an invalid address is refused', async () => {
  await mkdir(outbox(), { recursive: true });
  await writeFile(join(outbox(), 'other.eml'), 'nonsense');
  const refused = await admin.send(path, 'look', { email: 'nobody' });
  expect([refused.status, refused.text.includes('Please enter a valid email address')]).toEqual([
    ...[422, true],
  ]);
  expect((await admin.send(path, 'erase', { email: 'nobody@example.com' })).status).toBe(200);
  expect(await readdir(outbox())).toContain('other.eml');
});

test('an editor can read messages but cannot erase a person', async () => {
  const person = { email: 'mei@example.com', name: 'Mei', password: 'gold and silver thread' };
  const { accounts } = admin.site.site.services;
  await accounts.create({ ...person, rights: editor });
  await write('amsel@example.com');
  const asAdministrator = { headers: { cookie: admin.cookie } };
  const offered = await (await admin.site.fetch('/admin/messages', asAdministrator)).text();
  expect(offered).toMatch(/href="\/admin\/erase-person\?message=\d+"/);
  const headers = await accounts.signIn({ ...person, headers: new Headers() });
  const cookie = (headers?.getSetCookie() ?? []).map((one) => one.split(';', 1)[0]).join('; ');
  const messages = await admin.site.fetch('/admin/messages', { headers: { cookie } });
  const html = await messages.text();
  expect([html.includes('amsel@example.com'), html.includes('erase-person?')]).toEqual([
    ...[true, false],
  ]);
  const body = new URLSearchParams({ intent: 'erase', email: 'amsel@example.com' });
  const answer = await admin.site.fetch(path, { method: 'POST', headers: { cookie }, body });
  expect(answer.status).toBe(403);
  const exported = await admin.site.fetch(`${path}/export`, {
    ...{ method: 'POST', headers: { cookie }, body },
  });
  expect([exported.status, await exported.text()]).toEqual([
    ...[403, expect.not.stringContaining('May')],
  ]);
  expect(await tablesContaining(admin.world.db, 'amsel@example.com')).toEqual(['contact_messages']);
});

test('no version that is older than an erasure can be restored, because its data is erased', async () => {
  const { db } = admin.world;
  const id = await subscribe('first@example.com');
  await admin.send(subscribers, 'save', { id, version: 1, email: 'person@example.com' });
  await admin.send(subscribers, 'save', { id, version: 2, email: 'last@example.com' });
  await admin.send(path, 'erase', { email: 'person@example.com' });
  const record = { kind: 'newsletter_subscription', id };
  expect(await recordTimeline(db, record)).toEqual([]);
  await admin.send(subscribers, 'save', { id, version: 3, email: 'newest@example.com' });
  expect(await recordTimeline(db, record)).toHaveLength(1);
});
