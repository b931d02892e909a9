import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contact_messages } from '#database/schema/contact.ts';
import { global_settings } from '#database/schema/settings.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';

let admin: AdminSite;
beforeAll(async () => {
  // The visitor's address comes from the header here, so that each test has its own.
  admin = await openAdminSite({ TRUST_PROXY: 'on' });
});
afterAll(() => admin.close());

const forms = [
  '/contact',
  '/newsletter',
  '/admin/login',
  '/admin/sign-in-again',
  '/admin/invitation?key=none',
  '/admin/logout',
  '/functions/v1/send-contact-email',
  '/news/1/like',
  '/about',
  '/ADMIN/LOGIN',
  '/admin/log%69n',
];

/** Sends the beginning of a body whose end never comes, and answers what the site says to that. */
async function begun(path: string, headers: Record<string, string>, bytes: number) {
  const asked = request(admin.site.origin + path, { method: 'POST', headers, agent: false });
  asked.on('error', () => undefined);
  asked.write(Buffer.alloc(bytes, 'a'));
  const [answer] = await once(asked, 'response');
  asked.destroy();
  return answer.statusCode as number;
}

const form = (from: string) => ({
  'content-type': 'application/x-www-form-urlencoded',
  'x-forwarded-for': from,
});

test.each(forms)(
  '%s refuses an endless body while it arrives, with or without a declared length',
  async (path) => {
    const isSpelledOtherwise = /ADMIN|%/.test(path);
    const refused = isSpelledOtherwise ? [400, 413] : [413];
    expect(refused).toContain(await begun(path, form('10.0.0.1'), 200 * 1024));
    const announced = { ...form('10.0.0.1'), 'content-length': '1500000000' };
    expect(refused).toContain(await begun(path, announced, 10));
  },
);

test('the back-office refuses anonymous users without reading the body', async () => {
  const announced = { ...form('10.0.0.2'), 'content-length': '1500000000' };
  for (const path of ['/admin/products', '/admin/accounts', '/admin/news-items/article-preview'])
    expect([path, await begun(path, announced, 10)]).toEqual([path, 401]);
});

test('an administrator can send as much as files need', async () => {
  const answer = await admin.site.fetch('/admin/news-items/article-preview', {
    method: 'POST',
    headers: { cookie: admin.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ article_body: 'gold '.repeat(30_000) }).toString(),
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('gold gold');
});

test('an administrator’s form is read completely even if the database responds only to the guard', async () => {
  const { accounts } = admin.site.site.services;
  vi.spyOn(accounts, 'administratorOf').mockRejectedValueOnce(new Error('away'));
  const saved = await admin.send('/admin/general-settings/contact', 'save', {
    ...{ contact_email: 'orders@example.com', version: 0 },
  });
  expect(saved.text).toContain('Contact email updated successfully');
  const [setting] = await admin.world.db.select().from(global_settings);
  expect(setting).toMatchObject({ type: 'contact_email', value: 'orders@example.com' });
});

test('the longest valid message is accepted, in every script', async () => {
  const message = '😀'.repeat(10_000);
  const typed = { name: '金線', email: 'a@b.co', subject: '金線'.repeat(50), message };
  const sent = await admin.site.fetch('/contact', {
    method: 'POST',
    headers: { Accept: 'text/html', 'x-forwarded-for': '10.0.0.3' },
    body: new URLSearchParams(typed),
  });
  expect(sent.status).toBe(303);
  const escaped = JSON.stringify(typed).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const json = await admin.site.fetch('/functions/v1/send-contact-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.3' },
    body: escaped,
  });
  expect(await json.json()).toEqual({});
  const kept = await admin.world.db.select().from(contact_messages);
  expect(kept.map((row) => row.message)).toEqual([message, message]);
});

const send = (from: string) =>
  admin.site.fetch('/newsletter', {
    method: 'POST',
    headers: { 'x-forwarded-for': from, Accept: 'application/json' },
    body: new URLSearchParams({ email: 'no address' }),
  });

test('all addresses of an IPv6 block count as one visitor', async () => {
  for (let n = 0; n < 300; n++) expect((await send(`2001:db8:1:2::${n}`)).status).not.toBe(429);
  const refused = await send('2001:db8:1:2:ffff::1');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect((await send('2001:db8:1:3::1')).status).toBe(200);
});

test('a visitor beyond the limit is refused before the body is read, and other visitors are not', async () => {
  for (let n = 0; n < 300; n++) expect((await send('10.0.0.4')).status).not.toBe(429);
  const announced = { ...form('10.0.0.4'), 'content-length': '20' };
  expect(await begun('/newsletter', announced, 1)).toBe(429);
  expect((await send('10.0.0.5')).status).toBe(200);
});
