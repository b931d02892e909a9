import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';

/** What no page of the back-office sends, from someone who is signed in. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());

test.each([
  '/admin/products?q=a%00b',
  '/admin/products.data?q=%00',
  '/admin/item-codes?product=a%00',
  '/admin/news-items?category=a%00',
  '/admin/translations?type=products&lacks=%00',
  '/admin/activity?person=%00',
  '/admin/jump?q=%00',
])('a null character in an address is refused: %s', async (path) => {
  expect((await admin.read(path)).status).toBe(400);
});

test.each(['1.5', '-1', '1e400', '9007199254740991', '99999999999999999999'])(
  'a stored line that no log has, %s, still leads to a page',
  async (before) => {
    for (const path of ['/admin/security', '/admin/activity', '/admin/history/products/1'])
      expect([path, (await admin.read(`${path}?before=${before}`)).status]).toEqual([path, 200]);
  },
);

test.each([
  ['text/xml', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>'],
  ['application/json', '{"intent":"save"}'],
  ['multipart/form-data', 'no boundary'],
  ['application/x-www-form-urlencoded', 'intent=no-such-operation'],
])('a body that no form sends is refused: %s', async (type, body) => {
  for (const path of ['/admin/products', '/admin/messages', '/admin/history/products/1']) {
    const isUnwanted = type.startsWith('multipart/') && path !== '/admin/products';
    const answer = await admin.site.fetch(path, {
      method: 'POST',
      headers: { cookie: admin.cookie, 'content-type': type },
      body,
    });
    expect([path, answer.status]).toEqual([path, isUnwanted ? 415 : 400]);
  }
});

test.each(['x', '8640000000000000', '-8640000000000000'])(
  'notices stay unread if the time is %s',
  async (until) => {
    expect((await admin.send('/admin/accounts', 'dismiss', { until })).status).toBe(409);
  },
);
