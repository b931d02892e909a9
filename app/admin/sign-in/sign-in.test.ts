import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { testAdministrator } from '#tests/world/world.ts';
import { ownPath } from './own-path.ts';

let admin: AdminSite;
beforeAll(async () => {
  // The visitor's address comes from the header here, so that each test has its own.
  admin = await openAdminSite({ TRUST_PROXY: 'on' });
});
afterAll(() => admin.close());

// No pause between tries passes, however long a test takes.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

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

test('the right password leads to the dashboard, which is told the page that was asked for', async () => {
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
])('of %s, %s is offered after the sign-in', (path, expected) => {
  expect(ownPath(path, 'http://localhost:3000')).toBe(expected);
});

test('wrong passwords and unknown addresses are told the same', async () => {
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

test('a failing look-up is told as an error, not as a wrong password', async () => {
  const { accounts } = admin.site.site.services;
  const failing = vi.spyOn(accounts, 'signIn').mockRejectedValue(new Error('no database'));
  const { status, text } = await right(newVisitor());
  failing.mockRestore();
  expect(status).toBe(500);
  expect(text).toContain('An error occurred during login');
  expect(text).not.toContain('no database');
});

test('right passwords never count', async () => {
  const from = newVisitor();
  for (let at = 0; at < 15; at++) expect((await right(from)).status).toBe(302);
});

test('who forgets a password and tries on and on does not lock out those at the same address', async () => {
  const from = newVisitor();
  let last: Response | undefined;
  for (let at = 0; at < 40; at++)
    last = (await signIn('forgetful@example.com', 'x', from)).response;
  expect([last?.status, last?.headers.get('Retry-After')]).toEqual([429, '60']);
  expect((await right(from)).status).toBe(302);
});

test('wrong tries bite by the visitor’s address, whoever they try', async () => {
  const from = newVisitor();
  const answers: number[] = [];
  for (let at = 0; at < 40; at++) {
    answers.push((await signIn(`someone-${at}@example.com`, 'x', from)).status);
  }
  expect(answers.slice(0, 4)).toEqual([401, 401, 401, 401]);
  expect(answers.at(-1)).toBe(429);
});

test.each(['victim@example.com', testAdministrator.email])(
  'wrong tries at %s are slowed down from many visitors too, known or not',
  async (email) => {
    const answers = [];
    for (let at = 0; at < 14; at++) answers.push(await signIn(email, 'x', newVisitor()));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(11);
    expect(refused[0]?.text).toMatch(/Too many attempts\. Please try again in \d seconds?\./);
  },
);

test('many wrong tries at once are limited like one after the other', async () => {
  const from = newVisitor();
  const tries = Array.from({ length: 50 }, (_, at) => signIn(`a-${at}@example.com`, 'x', from));
  const passed = (await Promise.all(tries)).filter(({ status }) => status === 401);
  expect(passed.length).toBeLessThanOrEqual(30);
});

test('signing in over an open form answers without a page', async () => {
  const response = await admin.site.fetch('/admin/sign-in-again', {
    method: 'POST',
    headers: { 'x-forwarded-for': newVisitor() },
    body: new URLSearchParams({ email: 'nobody@example.net', password: 'x' }),
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error: 'Invalid email or password' });
});

test('Logout ends the session in the database', async () => {
  const out = await admin.site.fetch('/admin/logout', {
    method: 'POST',
    headers: { cookie: admin.cookie },
  });
  expect(out.headers.get('location')).toBe('/admin/login');
  const again = await admin.site.fetch('/admin', { headers: { cookie: admin.cookie } });
  expect(again.headers.get('location')).toBe('/admin/login');
});
