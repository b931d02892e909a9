import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { security_log } from '#database/schema/security.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { translatorInto } from '#tests/world/people/rights.ts';
import { openSite, type TestSite } from '#tests/world/world.ts';

/** Refused attempts are recorded in the security log and cannot flood it. */

let admin: AdminSite;
let site: TestSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());
beforeEach(async () => {
  // A separate counter, because a process keeps its lines in memory for an hour.
  site = await openSite(admin.world, { TRUST_PROXY: 'on' });
  await admin.world.db.delete(security_log);
});

const lines = () =>
  admin.world.db
    .select({
      event: security_log.event,
      email: security_log.email,
      address: security_log.address,
      detail: security_log.detail,
      times: security_log.times,
    })
    .from(security_log)
    .where(sql`event in ('not allowed', 'unknown link', 'too many requests')`)
    .orderBy(security_log.id);

const ask = (path: string, from: string, cookie = '') =>
  site.fetch(path, { headers: { 'x-forwarded-for': from, cookie } });

test('requests that a role does not allow are counted by account and hour', async () => {
  const translator = { email: 'aki@example.com', password: 'gold and silver' };
  const { accounts } = site.site.services;
  await accounts.create({ ...translator, name: 'Aki', rights: translatorInto('zh-Hant') });
  const headers = await accounts.signIn({ ...translator, headers: new Headers() });
  const cookie = (headers?.getSetCookie() ?? []).map((one) => one.split(';', 1)[0]).join('; ');
  for (let at = 0; at < 9; at++)
    expect((await ask('/admin/security', '203.0.113.1', cookie)).status).toBe(403);
  const line = { event: 'not allowed', email: translator.email, address: '203.0.113.1' };
  await expect.poll(lines).toEqual([{ ...line, detail: '/admin/security', times: 8 }]);
  expect((await admin.read('/admin/security')).text).toContain(
    '/admin/security, at least 8 times within the hour',
  );
});

test('invalid links share a line for all addresses, without their secrets', async () => {
  const secret = 'a-marked-secret-of-a-link';
  await ask(`/preview/${secret}`, '203.0.113.1');
  await ask(`/admin/invitation?key=${secret}`, '203.0.113.2');
  await ask(`/PREVIEW/${secret}`, '203.0.113.3');
  await ask(`/admin/new-password?key=${secret}`, '203.0.113.4');
  const line = { event: 'unknown link', email: null, address: '203.0.113.1' };
  await expect.poll(lines).toEqual([{ ...line, detail: '/preview/…', times: 4 }]);
});

test('requests beyond a limit share a line', async () => {
  const { sent } = site.site.services.limits;
  for (let at = 0; at < 300; at++) sent.take('203.0.113.9');
  for (let at = 0; at < 5; at++) {
    const answer = await site.fetch('/newsletter', {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      body: new URLSearchParams({ email: 'a@example.com' }),
    });
    expect(answer.status).toBe(429);
  }
  const line = { event: 'too many requests', email: null, address: '203.0.113.9' };
  await expect.poll(lines).toEqual([{ ...line, detail: '/newsletter', times: 4 }]);
});

test('an allowed request writes no line', async () => {
  await ask('/admin/products', '203.0.113.1', admin.cookie);
  await ask('/no-such-page', '203.0.113.1');
  await site.fetch('/newsletter', { method: 'POST', headers: { origin: 'https://evil.test' } });
  expect(await lines()).toEqual([]);
});
