import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { administrator_sessions, administrators } from '#database/schema/administrators.ts';
import { security_log } from '#database/schema/security.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { testAdministrator } from '#tests/world/world.ts';
import { wrongPassword } from './account-texts.ts';

const path = '/admin/accounts';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const other = { email: 'other@example.com', password: 'gold and silver' };

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite({ TRUST_PROXY: 'on' });
  await admin.site.site.services.accounts.create({ ...other, name: 'Other' });
});
afterAll(() => admin.close());

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');

/** The cookie and id of a session that another browser has started. */
let cookie: string;
let id: string;
beforeEach(async () => {
  const { db } = admin.world;
  const signedIn = await admin.site.fetch('/admin/login', {
    method: 'POST',
    headers: { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.7' },
    body: new URLSearchParams(testAdministrator),
  });
  cookie = cookiesOf(signedIn.headers);
  const newest = sql`${administrator_sessions.createdAt} desc`;
  const [session] = await db.select().from(administrator_sessions).orderBy(newest).limit(1);
  id = session?.id ?? '';
});

const statusOf = async (session: string) =>
  (await admin.site.fetch('/admin', { headers: { cookie: session } })).status;

test('a user sees the own sessions with device, address and last use, and can end each of them', async () => {
  const { text } = await admin.read(path);
  expect(text).toContain('Firefox on Linux');
  expect(text).toContain('203.0.113.7');
  expect(text).toContain('This session');
  expect(await statusOf(cookie)).toBe(200);
  await admin.send(path, 'session', { session: id });
  expect(await statusOf(cookie)).toBe(302);
  expect(await statusOf(admin.cookie)).toBe(200);
});

test('a session that has ended by its age is not listed', async () => {
  const { db } = admin.world;
  await db
    .update(administrator_sessions)
    .set({ createdAt: sql`now() - interval '31 days'` })
    .where(eq(administrator_sessions.id, id));
  expect((await admin.read(path)).text).not.toContain('Firefox on Linux');
  expect(await statusOf(cookie)).toBe(302);
});

const endedEvents = async () =>
  (await admin.world.db.select().from(security_log)).filter(({ event }) => /ended/.test(event));

test('ending a missing session is reported as such and writes no event', async () => {
  const before = await endedEvents();
  const answer = await admin.send(path, 'session', { session: 'nonsense' });
  expect(answer.text).toContain('This session has already ended');
  expect(await endedEvents()).toEqual(before);
});

test('a user can end all own sessions except the present one', async () => {
  const answer = await admin.send(path, 'others');
  expect(answer.text).toMatch(/\d+ other sessions? ended/);
  expect([await statusOf(cookie), await statusOf(admin.cookie)]).toEqual([302, 200]);
  expect((await admin.send(path, 'others')).text).toContain('You have no other sessions');
});

test('a new sign-in ends the session of the cookie that the browser sent', async () => {
  const answer = await admin.site.fetch('/admin/sign-in-again', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(testAdministrator),
  });
  expect(await statusOf(cookiesOf(answer.headers))).toBe(200);
  expect(await statusOf(cookie)).toBe(302);
});

test('a wrong password ends no session', async () => {
  await admin.site.fetch('/admin/sign-in-again', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ ...testAdministrator, password: 'wrong' }),
  });
  expect(await statusOf(cookie)).toBe(200);
});

test('an administrator ends another person’s sessions by giving the own password', async () => {
  const theirs = (await beginTheirs()) ?? '';
  const { db } = admin.world;
  const them = eq(administrators.email, other.email);
  const [person] = await db.select().from(administrators).where(them);
  const end = { administrator: person?.id ?? '' };
  const wrong = await admin.send(path, 'sessions', { ...end, own_password: 'not this one' });
  expect([wrong.status, await statusOf(theirs)]).toEqual([422, 200]);
  const { password: own_password } = testAdministrator;
  const answer = await admin.send(path, 'sessions', { ...end, own_password });
  expect(answer.text).toContain('Other has been signed out everywhere');
  expect(await statusOf(theirs)).toBe(302);
  const before = await endedEvents();
  const again = await admin.send(path, 'sessions', { ...end, own_password });
  expect(again.text).toContain('Other was not signed in');
  expect(await endedEvents()).toEqual(before);
  await db.update(administrators).set({ role: 'editor' }).where(them);
  const editor = (await beginTheirs()) ?? '';
  const refused = await sendAs(editor, {
    ...{ intent: 'sessions', administrator: 'anybody', own_password: other.password },
  });
  expect(refused.status).toBe(403);
  await db.update(administrators).set({ role: 'administrator' }).where(them);
});

test('an address that the visitor claims in a header is not trusted', async () => {
  await admin.site.fetch('/admin/login', {
    method: 'POST',
    headers: { 'x-visitor-address': '6.6.6.6', 'x-forwarded-for': '6.6.6.6, 203.0.113.8' },
    body: new URLSearchParams(testAdministrator),
  });
  const { text } = await admin.read(path);
  expect(text).not.toContain('6.6.6.6');
  expect(text).toContain('203.0.113.8');
});

test('an IPv6 address is listed by its block', async () => {
  await admin.site.fetch('/admin/login', {
    method: 'POST',
    headers: { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' },
    body: new URLSearchParams(testAdministrator),
  });
  expect((await admin.read(path)).text).toMatch(/2001:0?db8:0*1:0*2:/);
});

/** The cookies of a session that the other administrator starts; undefined if that is refused. */
async function beginTheirs(password = other.password): Promise<string | undefined> {
  const { accounts } = admin.site.site.services;
  const headers = await accounts.signIn({ ...other, password, headers: new Headers() });
  return headers && cookiesOf(headers);
}

const sendAs = (session: string, values: Record<string, string>) =>
  admin.site.fetch(path, {
    method: 'POST',
    headers: { cookie: session },
    body: new URLSearchParams(values),
  });

test('a user cannot end or see another person’s session', async () => {
  const theirs = (await beginTheirs()) ?? '';
  await sendAs(theirs, { intent: 'session', session: id });
  expect(await statusOf(cookie)).toBe(200);
  const page = await admin.site.fetch(path, { headers: { cookie: theirs } });
  expect(await page.text()).not.toContain(id);
});

test('a new password ends the other sessions, and signing out everywhere ends all of them', async () => {
  const [here = '', elsewhere = ''] = [await beginTheirs(), await beginTheirs()];
  const kept = await sendAs(here, {
    intent: 'password',
    current_password: other.password,
    new_password: 'gold, silver and copper',
  });
  const now = cookiesOf(kept.headers);
  expect([await statusOf(now), await statusOf(elsewhere)]).toEqual([200, 302]);
  const another = (await beginTheirs('gold, silver and copper')) ?? '';
  await sendAs(now, { intent: 'everywhere' });
  expect([await statusOf(now), await statusOf(another)]).toEqual([302, 302]);
});

test('the last use of a session is stored, but not on every request', async () => {
  const { db } = admin.world;
  const lastUse = async () => {
    const found = await db.select().from(administrator_sessions).where(sql`id = ${id}`);
    return found[0]?.last_used_at.getTime() ?? 0;
  };
  const begun = await lastUse();
  await statusOf(cookie);
  expect(await lastUse()).toBe(begun);
  await db.execute(
    sql`update administrator_sessions set last_used_at = now() - interval '6 minutes'`,
  );
  const before = await lastUse();
  await statusOf(cookie);
  expect(await lastUse()).toBeGreaterThan(before);
});

test('activating or deactivating an administrator requires the own password', async () => {
  const { db } = admin.world;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from administrators where email = 'other@example.com'`,
  );
  const administrator = rows[0]?.id ?? '';
  const isActive = async () =>
    (
      await db.execute(
        sql`select 1 from administrators where id = ${administrator} and deactivated_at is null`,
      )
    ).rows.length === 1;
  const set = (status: string, own_password: string) =>
    admin.send(path, 'status', { administrator, status, own_password });
  expect((await set('Inactive', 'not this one')).text).toContain(wrongPassword);
  expect((await set('Inactive', '')).text).toContain('Please enter your current password');
  expect(await isActive()).toBe(true);
  const session = (await beginTheirs('gold, silver and copper')) ?? '';
  expect(await statusOf(session)).toBe(200);
  await set('Inactive', testAdministrator.password);
  expect(await isActive()).toBe(false);
  expect(await statusOf(session)).toBe(302);
  expect(await beginTheirs('gold, silver and copper')).toBeUndefined();
  await set('Active', 'not this one');
  expect(await isActive()).toBe(false);
  await set('Active', testAdministrator.password);
  expect(await isActive()).toBe(true);
});
