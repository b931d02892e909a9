import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { translations } from '#database/schema/languages.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { product_categories } from '#database/schema/products.ts';
import { general_settings } from '#database/schema/settings.ts';
import { StorageError } from '#domain/files/file-store.ts';
import { withoutTables } from '../world/postgres/missing-tables.ts';
import { type AdminSite, expectFriendly, openAdminSite } from './admin-site.ts';

/** Each failure text of the settings and translations screens, provoked by a real failure. */

let admin: AdminSite;
const ids = { carousel: 0, subscriber: 0, record: 0, translation: 0 };

beforeAll(async () => {
  admin = await openAdminSite();
  const { db } = admin.world;
  const only = <T>([row]: T[]) => row as T;
  ids.carousel = only(
    await db
      .insert(general_settings)
      .values({ type: 'carousel', image_url: '/media/carousel/a.jpg' })
      .returning(),
  ).id;
  ids.subscriber = only(
    await db.insert(newsletter_subscription).values({ email: 'ada@example.com' }).returning(),
  ).id;
  ids.record = only(await db.insert(product_categories).values({ name: 'A' }).returning()).id;
  ids.translation = only(
    await db
      .insert(translations)
      .values({
        entity_type: 'product_categories',
        entity_id: ids.record,
        field_name: 'name',
        language_code: 'zh-Hant',
        translated_value: '甲',
      })
      .returning(),
  ).id;
});
afterAll(() => admin.close());

const settings = '/admin/general-settings';
const record = () => ({
  entity_type: 'product_categories',
  entity_id: ids.record,
  field_name: 'description',
  language_code: 'zh-Hant',
  translated_value: '乙',
  original: '',
});

const failures: [
  screen: string,
  intent: string,
  table: string,
  kind: 'insert' | 'update' | 'delete',
  text: string,
  values: () => Record<string, string | number>,
][] = [
  [
    settings,
    'delete',
    'general_settings',
    'delete',
    'Failed to delete the carousel image.',
    () => ({ id: ids.carousel }),
  ],
  [
    settings,
    'save',
    'general_settings',
    'update',
    'Failed to update carousel image',
    () => ({ id: ids.carousel, version: 1, display_order: 1, status: 'Active' }),
  ],
  [
    settings,
    'order',
    'general_settings',
    'update',
    'Failed to update the display order.',
    () => ({ order: JSON.stringify({ offset: 0, before: [ids.carousel], after: [ids.carousel] }) }),
  ],
  [
    `${settings}/global`,
    'save',
    'global_settings',
    'insert',
    'Failed to update settings',
    () => ({ duration: 4000, version: 0 }),
  ],
  [
    `${settings}/contact`,
    'save',
    'global_settings',
    'insert',
    'Failed to update contact email',
    () => ({ contact_email: 'a@example.com', version: 0 }),
  ],
  [
    `${settings}/subscribers`,
    'status',
    'newsletter_subscription',
    'update',
    'Failed to update subscription status',
    () => ({ id: ids.subscriber, status: 'Inactive' }),
  ],
  [
    `${settings}/subscribers`,
    'save',
    'newsletter_subscription',
    'update',
    'Failed to update email address',
    () => ({ id: ids.subscriber, version: 1, email: 'b@example.com' }),
  ],
  [
    `${settings}/subscribers`,
    'delete',
    'newsletter_subscription',
    'delete',
    'Failed to delete subscription',
    () => ({ id: ids.subscriber }),
  ],
  ['/admin/translations', 'add', 'translations', 'insert', 'Failed to add translation', record],
  [
    '/admin/translations',
    'edit',
    'translations',
    'update',
    'Failed to update translation',
    () => ({ ...record(), id: ids.translation, version: 1, original: 'A' }),
  ],
  [
    '/admin/translations',
    'delete',
    'translations',
    'delete',
    'Failed to delete translation',
    () => ({ id: ids.translation, version: 1 }),
  ],
];

test.each(failures)('%s: %s shows its text if %s refuses to %s', async (...failure) => {
  const [screen, intent, table, kind, text, values] = failure;
  await admin.breakTable(table, kind);
  const path = screen === settings ? `${screen}?index` : screen;
  const answer = await admin.send(path, intent, values());
  await admin.mendTable(table);
  expect(answer.text).toContain(text);
  expectFriendly(answer.text);
  expect(answer.status).toBe(500);
});

test.each(['25006', '53100', '57P03'])(
  'a save that fails for %s can be repeated, and its status says so',
  async (code) => {
    await admin.breakTable('translations', 'insert', code);
    const answer = await admin.send('/admin/translations', 'add', record());
    await admin.mendTable('translations');
    expect(answer.text).toContain('Failed to add translation');
    expectFriendly(answer.text);
    expect(answer.status).toBe(503);
  },
);

test('a translation of a deleted record reads Entity not found', async () => {
  const answer = await admin.send('/admin/translations', 'add', { ...record(), entity_type: 'x' });
  expect(answer.text).toContain('Entity not found');
});

test('a carousel image that cannot be added shows an error, and its file is removed', async () => {
  const bytes = new Uint8Array(await readFile('demo/images/categories/effects.jpg'));
  await admin.breakTable('general_settings', 'insert');
  const answer = await admin.send(`${settings}?index&new=yes`, 'save', {
    ...{ display_order: 1, status: 'Active' },
    image: { name: 'a.jpg', type: 'image/jpeg', bytes },
  });
  await admin.mendTable('general_settings');
  expect(answer.text).toMatch(/^Failed to add carousel image$/m);
  const put = vi
    .spyOn(admin.world.files, 'put')
    .mockRejectedValue(new StorageError(500, 'no room'));
  const refused = await admin.send(`${settings}?index&new=yes`, 'save', {
    ...{ display_order: 1, status: 'Active' },
    image: { name: 'a.jpg', type: 'image/jpeg', bytes },
  });
  put.mockRestore();
  const text = 'Error saving image: Storage upload failed: no room';
  expect(refused.text).toContain(`Failed to save carousel image\n${text}`);
  expect(refused.text).toContain(`Error details\n${text}`);
});

test('a screen names the data that it cannot read and offers Try Again', async () => {
  const { db } = admin.world;
  for (const [table, path, text] of [
    ['general_settings', settings, 'Failed to load carousel images'],
    ['global_settings', `${settings}/global`, 'Failed to load settings'],
    ['global_settings', `${settings}/contact`, 'Failed to load contact email'],
    ['newsletter_subscription', `${settings}/subscribers`, 'Failed to load subscribers'],
    ['product_images', `${settings}/stale-files`, 'Failed to load stale files: '],
    ['product_categories', '/admin/translations?type=product_categories', 'Failed to load items'],
    ['products', '/admin/products', 'Failed to load products'],
    ['item_codes', '/admin/item-codes', 'Failed to load data'],
    ['gallery_items', '/admin/gallery-items', 'Failed to load gallery data'],
  ] as const) {
    const answer = await withoutTables(db, [table], () => admin.read(path));
    expect(answer.text).toContain(text);
    expect(answer.text).toContain('Try Again');
  }
});
