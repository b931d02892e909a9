import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { administrators } from '#database/schema/administrators.ts';
import { administrator_devices, security_log } from '#database/schema/security.ts';
import { openSignInSite, password } from '#tests/admin/sign-in-site.ts';
import { bodyOf, mailsTo } from '#tests/world/mail/mail-server.ts';

const { db, mails, site, post, eventsOf, dashboard } = await openSignInSite();

/** Each test has its own owner, who has signed in once. */
let owner: { id: string; email: string };
let home: string;
let device: string;
let number = 0;
beforeEach(async () => {
  const email = `owner-${++number}@example.com`;
  owner = await site.site.services.accounts.create({ email, name: 'Mei', password });
  home = `10.1.0.${number}`;
  device = cookiesOf(await signIn({ from: home })).device;
});

function signIn(given: { from: string; password?: string; cookie?: string }) {
  const values = { email: owner.email, password: given.password ?? password };
  return post('/admin/login', values, given.from, given.cookie);
}

function cookiesOf(response: Response): { device: string; session: string } {
  const given = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const named = (name: string) => given.find((cookie) => cookie.includes(name)) ?? '';
  return { device: named('kamsin.device'), session: named('session_token') };
}

/** Strangers try this account until they are slowed down. */
async function attack(cookie = ''): Promise<void> {
  // Takes the free attempts from the limit as the sign-in does, without their hashing.
  const { signInAs } = site.site.services.limits;
  for (let at = 0; at < 10; at++) await signInAs.take(owner.email);
  const last = await signIn({ from: '203.0.113.99', password: 'wrong', cookie });
  expect(last.status).toBe(429);
}

test('during an attack, the owner can sign in on a known device and from a known address', async () => {
  await attack();
  expect((await signIn({ from: '198.51.100.1', cookie: device })).status).toBe(302);
  expect((await signIn({ from: home })).status).toBe(302);
  expect((await signIn({ from: '198.51.100.2' })).status).toBe(429);
});

test('an invented device and another person’s device count as strangers', async () => {
  await attack(`kamsin.device=${'x'.repeat(32)}`);
  const mine = owner;
  const { email } = await site.site.services.accounts.create({
    ...{ email: `other-${number}@example.com`, name: 'Other', password },
  });
  owner = { ...owner, email };
  const other = cookiesOf(await signIn({ from: '198.51.100.3' }));
  owner = mine;
  expect((await signIn({ from: '198.51.100.4', cookie: other.device })).status).toBe(429);
});

test('wrong attempts on a known device are slowed down and do not affect strangers', async () => {
  const statuses = [];
  for (let at = 0; at < 12; at++)
    statuses.push((await signIn({ from: home, cookie: device, password: 'wrong' })).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses.at(-1)).toBe(429);
  expect((await signIn({ from: '198.51.100.5' })).status).toBe(302);
});

test('an address becomes unknown three months after the last sign-in', async () => {
  await db.execute(`update administrator_devices set last_at = now() - interval '91 days'`);
  await attack();
  expect((await signIn({ from: home })).status).toBe(429);
  expect((await signIn({ from: home, cookie: device })).status).toBe(302);
});

test('the owner is notified of an attack once: by mail, and on the dashboard until it is dismissed', async () => {
  await attack();
  await attack();
  expect((await eventsOf(owner.id)).filter((event) => event === 'slowed down')).toHaveLength(1);
  await expect.poll(() => mailsTo(mails, owner.email)).toHaveLength(1);
  const [mail] = mailsTo(mails, owner.email);
  expect(mail?.envelope.rcptTo).toHaveLength(1);
  expect(mail && bodyOf(mail)).toContain('many wrong passwords');
  const { session } = cookiesOf(await signIn({ from: home, cookie: device }));
  const html = await dashboard(session);
  expect(html).toContain('Someone entered many wrong passwords for your account.');
  expect(html).toContain('203.0.113.');
  const until = /name="until" value="(\d+)"/.exec(html)?.[1] ?? '';
  await site.fetch('/admin/accounts', {
    method: 'POST',
    headers: { cookie: session },
    body: new URLSearchParams({ intent: 'dismiss', until }),
  });
  expect(await dashboard(session)).not.toContain('many wrong passwords');
});

test('a new device at a new address leads to a notice, the first device and known addresses do not', async () => {
  await signIn({ from: home });
  expect(await eventsOf(owner.id)).toEqual(['signed in', 'signed in']);
  const { session } = cookiesOf(await signIn({ from: '198.51.100.6' }));
  expect(await dashboard(session)).toContain('from a new device');
  await expect.poll(() => mailsTo(mails, owner.email)).toHaveLength(1);
  const [mail] = mailsTo(mails, owner.email);
  expect(mail && bodyOf(mail)).toMatch(/From: 198\.51\.100\.6[\s\S]*Browser: A marked browser/);
});

test('a failing mail server does not delay the sign-in', async () => {
  mails.behaviour = 550;
  expect((await signIn({ from: '198.51.100.7' })).status).toBe(302);
  mails.behaviour = 'accept';
});

test('the device cookie is a secret for the server only, and the database does not contain it', async () => {
  const answer = await signIn({ from: '198.51.100.8' });
  const cookie = answer.headers.getSetCookie().find((one) => one.includes('kamsin.device'));
  expect(cookie).toMatch(
    /^kamsin\.device=[\w-]{32}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const secret = cookie?.split(/[=;]/)[1] ?? '';
  const kept = await db.select().from(administrator_devices);
  expect(JSON.stringify(kept)).not.toContain(secret);
});

test('a stranger’s input in the address field is not stored, because it may be a password', async () => {
  const marked = 'a marked password';
  await site.fetch('/admin/login', {
    method: 'POST',
    headers: { 'x-forwarded-for': '198.51.100.9' },
    body: new URLSearchParams({ email: marked, password: 'x' }),
  });
  const rows = await db.select().from(security_log);
  expect(rows.at(-1)).toMatchObject({
    event: 'wrong password',
    email: null,
    address: '198.51.100.9',
  });
  expect(JSON.stringify(rows)).not.toContain(marked);
  await db.delete(administrators).where(eq(administrators.id, owner.id));
});
