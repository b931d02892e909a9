import { hashPassword as hashEarlier } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrator_accounts, administrator_sessions } from '#database/schema/administrators.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { openSite, testAdministrator } from '#tests/world/world.ts';

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const ask = (path: string, cookie: string) => admin.site.fetch(path, { headers: { cookie } });

/** Changes the session as if it had started, and had last been renewed, this many days ago. */
async function age(begun: number, renewed: number): Promise<void> {
  await admin.world.db.execute(sql`update administrator_sessions set
    created_at = now() - ${begun}::float8 * interval '1 day',
    expires_at = now() + (7 - ${renewed}::float8) * interval '1 day'`);
}

async function daysLeft(): Promise<number> {
  const [session] = await admin.world.db.select().from(administrator_sessions);
  return ((session?.expiresAt.getTime() ?? 0) - Date.now()) / (24 * 60 * 60 * 1000);
}

test('a session in daily use is renewed, and the browser keeps its cookie as long', async () => {
  await age(8, 0.5);
  expect((await ask('/admin/products', admin.cookie)).headers.get('set-cookie')).toBeNull();
  for (const path of ['/admin/products', '/admin/products.data']) {
    await age(8, 2);
    const response = await ask(path, admin.cookie);
    expect(response.status).toBe(200);
    const cookie = response.headers.getSetCookie().find((one) => one.includes('session_token'));
    expect(cookie?.split(';')[0]).toBe(admin.cookie);
    expect(cookie).toMatch(/Max-Age=604800;.*HttpOnly/);
    expect(await daysLeft()).toBeGreaterThan(6.9);
  }
});

test('a response that cannot carry a new cookie renews nothing', async () => {
  await age(8, 2);
  await ask('/admin/login', admin.cookie);
  await ask('/functions/v1/get-stale-files', admin.cookie);
  expect(await daysLeft()).toBeLessThan(5.1);
});

test('the renewal of an old session does not overwrite the session of a new password', async () => {
  await age(8, 2);
  const form = new URLSearchParams();
  form.set('intent', 'password');
  form.set('current_password', testAdministrator.password);
  form.set('new_password', testAdministrator.password);
  const response = await admin.site.fetch('/admin/accounts', {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: form,
  });
  const cookies = response.headers.getSetCookie().filter((one) => one.includes('session_token'));
  expect(cookies).toHaveLength(1);
  admin.cookie = cookies[0]?.split(';')[0] ?? '';
  expect((await ask('/admin', admin.cookie)).status).toBe(200);
});

test('a session ends after thirty days of absence and is renewed by use', async () => {
  await age(29.9, 0);
  expect((await ask('/admin', admin.cookie)).status).toBe(200);
  await age(30.1, 0);
  expect((await ask('/admin', admin.cookie)).headers.get('location')).toBe('/admin/login');
  expect(await admin.world.db.$count(administrator_sessions)).toBe(0);
  admin.cookie = await admin.site.signIn();
});

test('over https, cookies are Secure, and the session cookie belongs to this host only', async () => {
  const variables = { SITE_URL: 'https://www.example.com', TRUST_PROXY: 'on' };
  const site = await openSite(admin.world, variables);
  const over = { 'x-forwarded-proto': 'https' };
  const signedIn = await site.fetch('/admin/login', {
    method: 'POST',
    headers: over,
    body: new URLSearchParams(testAdministrator),
  });
  const cookies = signedIn.headers.getSetCookie();
  const session = cookies.find((one) => one.includes('session_token')) ?? '';
  expect(session).toMatch(/^__Host-kamsin\.session_token=/);
  expect(session).toMatch(/Path=\/;/);
  expect(session).not.toMatch(/Domain=/i);
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure/);
  const cookie = session.split(';')[0] ?? '';
  expect((await site.fetch('/admin', { headers: { ...over, cookie } })).status).toBe(200);
  const plain = cookie.replace('__Host-', '');
  const refused = await site.fetch('/admin/news-items', { headers: { ...over, cookie: plain } });
  expect(refused.status).toBe(302);
  expect(refused.headers.get('set-cookie')).toMatch(
    /^__Host-kamsin\.asked-for=.*; Path=\/;.*; Secure/,
  );
  const out = await site.fetch('/admin/logout', { method: 'POST', headers: { ...over, cookie } });
  const ended = out.headers
    .getSetCookie()
    .find((one) => one.startsWith('__Host-kamsin.session_token='));
  expect(ended).toMatch(/Max-Age=0.*; Secure/);
  await site.close();
});

test('after Logout, Back shows no page', async () => {
  const cookie = await admin.site.signIn();
  const response = await admin.site.fetch('/admin/logout', {
    method: 'POST',
    headers: { cookie },
  });
  expect(response.headers.get('clear-site-data')).toBe('"cache"');
  expect((await ask('/admin', cookie)).status).toBe(302);
});

test('an earlier hash is accepted, and is replaced by a present one at the sign-in', async () => {
  const { db } = admin.world;
  const hash = async () => (await db.select().from(administrator_accounts))[0]?.password ?? '';
  await db
    .update(administrator_accounts)
    .set({ password: await hashEarlier(testAdministrator.password) });
  expect(await admin.site.signIn()).toContain('session_token');
  const renewed = await hash();
  expect(renewed).toMatch(/^scrypt-/);
  expect(await admin.site.signIn()).toContain('session_token');
  expect(await hash()).toBe(renewed);
});
