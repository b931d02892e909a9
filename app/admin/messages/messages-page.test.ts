import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contact_messages } from '#database/schema/contact.ts';
import { maxContactMessages } from '#domain/contact/contact.server.ts';
import { contactFullText } from '#domain/contact/contact-rules.ts';
import { type AdminSite, expectFriendly, openAdminSite } from '#tests/admin/admin-site.ts';
import { mailsTo, openMailServer } from '#tests/world/mail/mail-server.ts';
import { openSite } from '#tests/world/world.ts';
import { testMailTexts } from '../settings/settings-texts.ts';
import { noMailServerText } from './no-mail-server.tsx';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());
beforeEach(() => admin.world.db.delete(contact_messages));

const path = '/admin/messages';
const written = {
  name: 'Mei Chan',
  email: 'mei@atelier.example',
  subject: 'ST100',
  message: 'May I have a colour card?',
};

async function keep(count: number) {
  const { db } = admin.world;
  await db.execute(sql`insert into contact_messages (name, email, subject, message, message_id, delivery)
    select 'Ana', 'ana@example.com', 'Kept ' || n, 'Ten characters', 'kept-' || n, 'sent'
    from generate_series(1, ${count}::int) n`);
  return db.select({ id: contact_messages.id }).from(contact_messages).limit(2);
}

test('a deleted message is gone permanently, and its content is stored nowhere', async () => {
  const { db } = admin.world;
  const [first] = await keep(2);
  const answer = await admin.send(path, 'delete', { id: first?.id ?? 0 });
  expect(answer.text).toContain('Message deleted successfully');
  expect(await db.$count(contact_messages)).toBe(1);
  const again = await admin.send(path, 'delete', { id: first?.id ?? 0 });
  expect(again.text).toContain('This message no longer exists. It may have been deleted.');
  expect(await db.$count(contact_messages)).toBe(1);
});

test('a visitor’s text has its own direction and cannot reverse the text around it', async () => {
  const { db } = admin.world;
  const name = 'Mei\u202e';
  const message = 'مرحبا، هل لديكم خيوط ذهبية؟';
  const subject = 'سؤال عن الخيوط';
  await db.insert(contact_messages).values({
    ...{ ...written, name, message, subject, message_id: 'arabic' },
  });
  const page = await admin.site.fetch(path, { headers: { cookie: admin.cookie } });
  const html = await page.text();
  expect(html).toContain(`<bdi>${name}</bdi>`);
  expect(html).toMatch(new RegExp(`<h2 dir="auto"[^>]*>${subject}<`));
  expect(html).toMatch(new RegExp(`<p dir="auto"[^>]*>${message}<`));
});

test('a message that cannot be deleted leads to an error', async () => {
  const [first] = await keep(1);
  await admin.breakTable('contact_messages', 'delete');
  const answer = await admin.send(path, 'delete', { id: first?.id ?? 0 });
  await admin.mendTable('contact_messages');
  expect(answer.text).toContain('Failed to delete message');
  expectFriendly(answer.text);
});

test('if the inbox is full, visitors see an honest text and staff are asked to make room', async () => {
  const { db } = admin.world;
  const [first] = await keep(maxContactMessages);
  const asForm = (accept: string) =>
    admin.site.fetch('/contact', {
      method: 'POST',
      headers: { accept },
      body: new URLSearchParams(written),
    });
  const page = await asForm('text/html');
  expect(page.status).toBe(503);
  const html = await page.text();
  expect(html).toContain(contactFullText);
  expect(html).toContain(written.message);
  const asFunction = () =>
    admin.site.fetch('/functions/v1/send-contact-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(written),
    });
  const answer = await asFunction();
  expect([answer.status, await answer.json()]).toEqual([507, { error: contactFullText }]);
  expect(await db.$count(contact_messages)).toBe(maxContactMessages);
  expect((await admin.read(path)).text).toContain('No more messages can be stored');
  await admin.send(path, 'delete', { id: first?.id ?? 0 });
  expect((await admin.read(path)).text).toContain('There is room for 1 more messages.');
  expect((await asFunction()).status).toBe(200);
});

test('without a mail server, the screens and the dashboard say that messages are only stored', async () => {
  const { db } = admin.world;
  const posted = await admin.site.fetch('/contact', {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(written),
  });
  expect(posted.status).toBeLessThan(400);
  await admin.site.site.delivery.deliverDue();
  const [stored] = await db.select().from(contact_messages);
  expect(stored).toMatchObject({ delivery: 'kept', sent_at: null });
  const screen = (await admin.read(path)).text;
  expect(screen).toContain('Kept here: no mail server was set up, so it was not emailed.');
  expect(screen).not.toContain('Sent to');
  expect(screen).not.toContain('Send by Email');
  expect((await admin.read('/admin')).text).toContain(noMailServerText);
  const again = await admin.send(path, 'retry', { id: stored?.id ?? 0 });
  expect(again.text).toContain(noMailServerText);
  const tried = await admin.send('/admin/general-settings/contact', 'test', {});
  expect(tried.status).toBe(409);
  expect(tried.text).toContain(testMailTexts.kept);
});

test('with a mail server, a test mail reports its result, a stored message can be sent, and the oldest waiting one is shown', async () => {
  const { world } = admin;
  const mails = await openMailServer();
  const site = await openSite(world, { SMTP_URL: mails.url });
  const cookie = await site.signIn();
  const page = async (path: string) => (await site.fetch(path, { headers: { cookie } })).text();
  const send = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const answer = await site.fetch(`${path}.data`, { method: 'POST', headers: { cookie }, body });
    return answer.text();
  };
  const contact = '/admin/general-settings/contact';
  expect(await send(contact, { intent: 'test' })).toContain(testMailTexts.sent('info@localhost'));
  expect(mailsTo(mails, 'info@localhost')).toHaveLength(1);
  mails.behaviour = 550;
  expect(await send(contact, { intent: 'test' })).toMatch(
    /The test email to info@localhost was not sent: .*550 not today/,
  );

  expect(await page('/admin')).not.toContain('Messages are waiting to be emailed');
  await world.db.insert(contact_messages).values([
    { ...written, message_id: 'old', created_at: new Date(Date.now() - 3 * 3_600_000 - 1000) },
    { ...written, message_id: 'kept', delivery: 'kept' },
  ]);
  expect(await page('/admin')).toContain(
    'Messages are waiting to be emailed, the oldest for 3 hours.',
  );
  expect(await page(path)).toContain('Send by Email');
  mails.behaviour = 'accept';
  const [kept] = await world.db.select().from(contact_messages).where(sql`delivery = 'kept'`);
  expect(await send(path, { intent: 'retry', id: String(kept?.id) })).toContain('being sent again');
  await site.site.delivery.deliverDue();
  expect(await world.db.$count(contact_messages, sql`delivery = 'sent'`)).toBe(2);
  await site.close();
  await mails.close();
});
