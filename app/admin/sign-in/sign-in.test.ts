import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { holdPauses } from '#tests/world/people/counted-tries.ts';
import { testAdministrator } from '#tests/world/world.ts';
import { ownPath } from './own-path.ts';

let admin: AdminSite;
beforeAll(async () => {
  // The visitor's address comes from the header, so that each test has its own.
  admin = await openAdminSite({ TRUST_PROXY: 'on' });
  await holdPauses(admin.world.db);
});
afterAll(() => admin.close());

let visitors = 0;
const newVisitor = () => `10.0.0.${++visitors}`;

async function signIn(email: string, password: string, from: string, cookie = '') {
  const response = await admin.site.fetch('/admin/login', {
    method: 'POST',
    headers: { 'x-forwarded-for': from, cookie },
    body: new URLSearchParams({ email, password }),
  });
  return { response, status: response.status, text: await response.text() };
}

const right = (from: string, cookie = '') =>
  signIn(testAdministrator.email, testAdministrator.password, from, cookie);

test('a correct password leads to the dashboard, which knows the requested page', async () => {
  const plain = await right(newVisitor());
  expect(plain.response.headers.get('location')).toBe('/admin?signed-in=');
  expect(plain.response.headers.get('set-cookie')).toMatch(/HttpOnly/i);
  const refused = await admin.site.fetch('/admin/products?q=x');
  expect(refused.headers.get('location')).toBe('/admin/login');
  const cookie = (refused.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const asked = await right(newVisitor(), cookie);
  expect(asked.response.headers.get('location')).toBe(
    '/admin?signed-in=%2Fadmin%2Fproducts%3Fq%3Dx',
  );
});

test.each([
  ['https://evil.example/admin/products', undefined],
  ['//evil.example/admin/products', undefined],
  ['/\\evil.example', undefined],
  ['/products', undefined],
  ['/administrator', undefined],
  ['javascript:alert(1)', undefined],
  ['/admin', undefined],
  ['/admin/login', undefined],
  ['/admin/../products', undefined],
  ['/admin/news-items?page=2', '/admin/news-items?page=2'],
])('after a request for %s, the dashboard offers %s', (path, expected) => {
  expect(ownPath(path, 'http://localhost:3000')).toBe(expected);
});

test('a wrong password and an unknown address get the same response', async () => {
  const wrong = await signIn(testAdministrator.email, 'not this one', newVisitor());
  const unknown = await signIn('nobody@example.com', 'not this one', newVisitor());
  expect(wrong.status).toBe(401);
  expect(unknown.status).toBe(401);
  for (const { text } of [wrong, unknown]) expect(text).toContain('Invalid email or password');
});

test('email and password are required', async () => {
  expect((await signIn('', 'x', newVisitor())).text).toContain('Email is required');
  expect((await signIn('a@b.c', '', newVisitor())).text).toContain('Password is required');
  const neither = await signIn('', '', newVisitor());
  expect(neither.text).toContain('Email is required');
  expect(neither.text).toContain('Password is required');
});

test('a failing look-up shows an error, not a wrong password', async () => {
  const { accounts } = admin.site.site.services;
  const failing = vi.spyOn(accounts, 'signIn').mockRejectedValue(new Error('no database'));
  const { status, text } = await right(newVisitor());
  failing.mockRestore();
  expect(status).toBe(500);
  expect(text).toContain('An error occurred during login');
  expect(text).not.toContain('no database');
});

test('correct passwords never count', async () => {
  const from = newVisitor();
  for (let at = 0; at < 15; at++) expect((await right(from)).status).toBe(302);
});

test('a user who tries many wrong passwords does not lock out others at the same address', async () => {
  const from = newVisitor();
  let last: Response | undefined;
  for (let at = 0; at < 40; at++)
    last = (await signIn('forgetful@example.com', 'x', from)).response;
  expect([last?.status, last?.headers.get('Retry-After')]).toEqual([429, '60']);
  expect((await right(from)).status).toBe(302);
});

test('wrong attempts count for the visitor’s address, for all accounts together', async () => {
  const from = newVisitor();
  const answers: number[] = [];
  for (let at = 0; at < 40; at++) {
    answers.push((await signIn(`someone-${at}@example.com`, 'x', from)).status);
  }
  expect(answers.slice(0, 4)).toEqual([401, 401, 401, 401]);
  expect(answers.at(-1)).toBe(429);
});

test.each(['victim@example.com', testAdministrator.email])(
  'wrong attempts at %s are slowed down even from many addresses, for known and unknown accounts',
  async (email) => {
    const answers = [];
    for (let at = 0; at < 14; at++) answers.push(await signIn(email, 'x', newVisitor()));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(11);
    expect(refused[0]?.text).toMatch(
      /Too many attempts\. Please try again in \d+ (seconds?|minutes?)\./,
    );
  },
);

test('parallel wrong attempts are limited like sequential ones', async () => {
  const from = newVisitor();
  const tries = Array.from({ length: 50 }, (_, at) => signIn(`a-${at}@example.com`, 'x', from));
  const passed = (await Promise.all(tries)).filter(({ status }) => status === 401);
  expect(passed.length).toBeLessThanOrEqual(30);
});

test('the sign-in dialog over an open form gets no page in response', async () => {
  const response = await admin.site.fetch('/admin/sign-in-again', {
    method: 'POST',
    headers: { 'x-forwarded-for': newVisitor() },
    body: new URLSearchParams({ email: 'nobody@example.net', password: 'x' }),
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: 'Invalid email or password' });
});

test('Logout deletes the session in the database', async () => {
  const out = await admin.site.fetch('/admin/logout', {
    method: 'POST',
    headers: { cookie: admin.cookie },
  });
  expect(out.headers.get('location')).toBe('/admin/login');
  const again = await admin.site.fetch('/admin', { headers: { cookie: admin.cookie } });
  expect(again.headers.get('location')).toBe('/admin/login');
});
