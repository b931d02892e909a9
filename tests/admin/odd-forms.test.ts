import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '../world/content/catalogue-rows.ts';
import { type AdminSite, openAdminSite } from './admin-site.ts';

/**
 * Input that no form of the product sends, but a paste or a program may: it is refused or corrected, and
 * never an error.
 */

let admin: AdminSite;
let product = 0;

beforeAll(async () => {
  admin = await openAdminSite();
  product = (await addProduct(admin.world.db, { name: 'ST Viscose' })).id;
});
afterAll(() => admin.close());

test('a NUL character in a pasted text is removed, and the rest is kept', async () => {
  const values = { name: 'Gol\0d', description: 'It shin\0es', status: 'Active' };
  const { status } = await admin.send('/admin/categories', 'save', values);
  expect(status).toBe(200);
  const { text } = await admin.read('/admin/categories');
  expect(text).toContain('Gold');
  expect(text).toContain('It shines');
});

test.each(['/admin/login', '/admin/sign-in-again', '/admin/forgot-password'])(
  'a NUL character in an address at %s leads to an error',
  async (path) => {
    const body = new URLSearchParams({ email: 'a\0b@example.com', password: 'wrong' });
    const { status } = await admin.site.fetch(path, { method: 'POST', body });
    expect(status).toBeLessThan(500);
  },
);

test('the links of a deleted record are refused', async () => {
  for (const category of [999_999_999, 2 ** 31, 1e15]) {
    const values = { name: 'Item', slug: `item-${category}`, category_ids: category };
    const { status } = await admin.send('/admin/gallery-items', 'save', values);
    expect([409, 422]).toContain(status);
  }
});

test.each([
  [
    'a time before the calendar',
    'plans',
    'plan',
    { plan_what: 'activate', plan_at: '0000-01-01T00:00' },
  ],
  ['a list that has no address', 'bulk', 'deactivate', { list: 'http://[' }],
  ['a set of changes that is none', 'bulk', 'undo', { set: '-'.repeat(36) }],
])('%s is refused', async (_, route, intent, values) => {
  const path = `/admin/${route}/products${route === 'plans' ? `/${product}` : ''}`;
  const { status } = await admin.send(path, intent, values);
  expect([409, 422]).toContain(status);
});
