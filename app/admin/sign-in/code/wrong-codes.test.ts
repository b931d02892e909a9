import { beforeEach, expect, test } from 'vitest';
import { openSignInSite, password } from '#tests/admin/sign-in-site.ts';
import { bodyOf, mailsTo } from '#tests/world/mail/mail-server.ts';
import { passTries } from '#tests/world/people/counted-tries.ts';
import { totp } from '#tests/world/people/totp.ts';

/** A stranger who knows the password can only guess codes slowly, and cannot lock the owner out. */

const { db, mails, site, post, eventsOf, dashboard } = await openSignInSite();

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

/** An owner with a second factor who has signed in on one device at home. */
let owner: { id: string; email: string };
let secret: string;
let recoveryCodes: string[];
let home: string;
let device: string;
let number = 0;
beforeEach(async () => {
  const email = `owner-${++number}@example.com`;
  const { accounts, secondFactor } = site.site.services;
  owner = await accounts.create({ email, name: 'Mei', password });
  home = `10.3.0.${number}`;
  const signedIn = await post('/admin/login', { email, password }, home);
  const cookie = cookiesOf(signedIn.headers);
  device = /kamsin\.device=[\w-]+/.exec(cookie)?.[0] ?? '';
  const headers = new Headers({ cookie });
  const made = await secondFactor.begin({ password, headers });
  secret = new URL(made?.uri ?? '').searchParams.get('secret') ?? '';
  recoveryCodes = made?.codes ?? [];
  await secondFactor.confirm({ code: totp(secret, -1), headers, address: home });
});
/** Enters the correct password; returns the cookies of the pending sign-in. */
async function givePassword(from: string, cookie = ''): Promise<string> {
  const answer = await post('/admin/login', { email: owner.email, password }, from, cookie);
  expect(answer.headers.get('location')).toBe('/admin/login-code');
  return [cookie, cookiesOf(answer.headers)].filter(Boolean).join('; ');
}

/** A sign-in with one code, by a browser with these cookies at this address. */
async function enter(code: string, from: string, cookie = '') {
  return post('/admin/login-code', { code }, from, await givePassword(from, cookie));
}

/** Sends wrong codes from this many addresses, each after the correct password; returns the responses. */
async function guess(times: number): Promise<number[]> {
  const statuses = [];
  for (let at = 0; at < times; at++)
    statuses.push((await enter(totp(secret, 100 + at), `203.0.113.${at + 1}`)).status);
  return statuses;
}

test('ten wrong codes from strangers lock the step for 15 minutes, for all addresses', async () => {
  expect(await guess(13)).toEqual([...Array(10).fill(401), 429, 429, 429]);
  const refused = await enter(totp(secret), '198.51.100.1');
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('Too many wrong codes. Please try again in 15 minutes');
  await passTries(db, 15 * 60);
  expect((await enter(totp(secret), '198.51.100.1')).status).toBe(302);
});

test('a stranger with the password cannot lock the owner out at home or on the own device', async () => {
  await guess(12);
  expect((await enter(totp(secret), home)).status).toBe(302);
  expect((await enter(totp(secret, 1), '198.51.100.2', device)).status).toBe(302);
});

test('a recovery code works after any number of wrong codes', async () => {
  await guess(12);
  expect((await enter(recoveryCodes[0] ?? '', '198.51.100.3')).status).toBe(302);
});

test('wrong codes on a known device are slowed down and count only for that device', async () => {
  const statuses = [];
  for (let at = 0; at < 12; at++)
    statuses.push((await enter(totp(secret, 100 + at), '198.51.100.4', device)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await enter(totp(secret), '198.51.100.5')).status).toBe(302);
});

test('the owner is notified once, by mail and on the dashboard, that a stranger knows the password', async () => {
  await guess(3);
  expect((await eventsOf(owner.id)).filter((event) => event === 'password known')).toHaveLength(1);
  await expect.poll(() => mailsTo(mails, owner.email).map(bodyOf).join()).toContain('a wrong code');
  const [mail] = mailsTo(mails, owner.email).filter((one) => bodyOf(one).includes('a wrong code'));
  const body =
    mail &&
    bodyOf(mail)
      .replace(/=\r?\n/g, '')
      .replace(/\s+/g, ' ');
  expect(body).toContain('change your password: that person knows it.');
  const signedIn = await enter(totp(secret), home);
  const cookie = cookiesOf(signedIn.headers);
  expect(await dashboard(cookie)).toContain('change your password: that person knows it.');
});

test('a wrong code of the owner on a known device sends no notice', async () => {
  await enter(totp(secret, 100), home);
  const events = await eventsOf(owner.id);
  expect(events).toContain('wrong code');
  expect(events).not.toContain('password known');
});

test('codes without a pending sign-in are slowed down by address', async () => {
  const statuses = [];
  for (let at = 0; at < 32; at++)
    statuses.push((await post('/admin/login-code', { code: '123456' }, '203.0.113.200')).status);
  expect(statuses).toEqual([...Array(30).fill(401), 429, 429]);
});
