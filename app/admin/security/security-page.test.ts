import { afterAll, beforeAll, expect, test } from 'vitest';
import { security_log } from '#database/schema/security.ts';
import { recordSecurity } from '#domain/administrators/security-log/security-log.server.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { testAdministrator } from '#tests/world/world.ts';

const path = '/admin/security';
const { email, password } = testAdministrator;

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

const signIn = (given: string) =>
  admin.site.fetch('/admin/login', {
    method: 'POST',
    headers: { 'user-agent': 'A marked browser' },
    body: new URLSearchParams({ email, password: given }),
  });

test('sign-ins, failures, invitations and exports are listed with person, time and address', async () => {
  await signIn('wrong');
  await signIn(password);
  const invitation = {
    name: 'Mei',
    email: 'mei@example.com',
    role: 'editor',
    own_password: password,
  };
  await admin.send('/admin/accounts', 'invite', invitation);
  await admin.read('/admin/general-settings/subscribers?export=yes');
  const cookie = (await signIn(password)).headers.getSetCookie().join('; ');
  await admin.site.fetch('/admin/logout', { method: 'POST', headers: { cookie } });
  const { text } = await admin.read(path);
  for (const told of [
    'Wrong password',
    'Signed in',
    'Invited\nmei@example.com',
    'Exported the subscribers’ email addresses',
    'Signed out',
    `${email}, 127.0.0.1, A marked browser`,
  ])
    expect(text).toContain(told);
  const rows = await admin.world.db.select().from(security_log);
  for (const { at } of rows) expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(600_000);
});

test('the list has filters for person and event, and pages', async () => {
  const { db } = admin.world;
  for (let at = 0; at < 60; at++)
    await recordSecurity(db, { event: 'activated', detail: `someone-${at}@example.com` });
  const { text } = await admin.read(`${path}?event=activated`);
  expect(text).toContain('someone-59@');
  expect(text).not.toContain('someone-9@');
  expect(text).not.toContain('A marked browser');
  const page = await admin.site.fetch(`${path}?event=activated`, {
    headers: { cookie: admin.cookie },
  });
  const more =
    /href="([^"]*before=\d+)"/.exec(await page.text())?.[1]?.replace(/&amp;/g, '&') ?? '';
  const next = await admin.read(new URL(more, `http://x${path}`).href.replace('http://x', ''));
  expect(next.text).toContain('someone-9@');
  expect(next.text).not.toContain('someone-59@');
  expect((await admin.read(`${path}?person=${email}`)).text).not.toContain('someone-');
});

test('a security log that cannot be read shows an error', async () => {
  await admin.world.db.execute('alter table security_log rename to away');
  expect((await admin.read(path)).text).toContain('Failed to load the security log');
  expect((await signIn(password)).status).toBe(302);
  await admin.world.db.execute('alter table away rename to security_log');
});
