import { afterAll, beforeAll, expect, test } from 'vitest';
import { security_log } from '#database/schema/security.ts';
import { recordSecurity } from '#domain/administrators/security-log.server.ts';
import { type Office, openOffice } from '#tests/office/office.ts';
import { testAdministrator } from '#tests/world/world.ts';

const path = '/admin/security';
const { email, password } = testAdministrator;

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const signIn = (given: string) =>
  office.site.fetch('/admin/login', {
    method: 'POST',
    headers: { 'user-agent': 'A marked browser' },
    body: new URLSearchParams({ email, password: given }),
  });

test('sign-ins, failures, invitations and exports stand there: who, when, from where', async () => {
  await signIn('wrong');
  await signIn(password);
  const invitation = {
    name: 'Mei',
    email: 'mei@example.com',
    role: 'editor',
    own_password: password,
  };
  await office.send('/admin/accounts', 'invite', invitation);
  await office.read('/admin/general-settings/subscribers?export=yes');
  const cookie = (await signIn(password)).headers.getSetCookie().join('; ');
  await office.site.fetch('/admin/logout', { method: 'POST', headers: { cookie } });
  const { text } = await office.read(path);
  for (const told of [
    'Wrong password',
    'Signed in',
    'Invited\nmei@example.com',
    'Exported the subscribers’ email addresses',
    'Signed out',
    `${email}, 127.0.0.1, A marked browser`,
  ])
    expect(text).toContain(told);
  const rows = await office.world.db.select().from(security_log);
  for (const { at } of rows) expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(600_000);
});

test('it is filtered by person and event, and goes on page by page', async () => {
  const { db } = office.world;
  for (let at = 0; at < 60; at++)
    await recordSecurity(db, { event: 'activated', detail: `someone-${at}@example.com` });
  const { text } = await office.read(`${path}?event=activated`);
  expect(text).toContain('someone-59@');
  expect(text).not.toContain('someone-9@');
  expect(text).not.toContain('A marked browser');
  const page = await office.site.fetch(`${path}?event=activated`, {
    headers: { cookie: office.cookie },
  });
  const more =
    /href="([^"]*before=\d+)"/.exec(await page.text())?.[1]?.replace(/&amp;/g, '&') ?? '';
  const next = await office.read(new URL(more, `http://x${path}`).href.replace('http://x', ''));
  expect(next.text).toContain('someone-9@');
  expect(next.text).not.toContain('someone-59@');
  expect((await office.read(`${path}?person=${email}`)).text).not.toContain('someone-');
});

test('a security log that cannot be read is told', async () => {
  await office.world.db.execute('alter table security_log rename to away');
  expect((await office.read(path)).text).toContain('Failed to load the security log');
  expect((await signIn(password)).status).toBe(302);
  await office.world.db.execute('alter table away rename to security_log');
});
