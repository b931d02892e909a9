import { eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSetOf } from '#app/admin/actions/save-once.server.ts';
import { counted_tries } from '#database/schema/counted-tries.ts';
import { gallery_categories, gallery_items } from '#database/schema/gallery.ts';
import { translations } from '#database/schema/languages.ts';
import { news_items } from '#database/schema/news.ts';
import { newsletter_subscription } from '#database/schema/newsletter.ts';
import { item_codes, product_categories, products } from '#database/schema/products.ts';
import { general_settings } from '#database/schema/settings.ts';
import type { SignedInAdministrator } from '#domain/administrators/administrator.ts';
import { createLimits } from '#server/limits/rate-limits.ts';
import { addProduct } from '../world/content/catalogue-rows.ts';
import { samplePicture } from '../world/files/sample-files.ts';
import { storedFiles } from '../world/files/stored-files.ts';
import { type AdminSite, openAdminSite } from './admin-site.ts';
import { newsFormValues } from './news-admin.ts';

/** A form whose response was lost is sent again with the same id and saved once. */

let admin: AdminSite;
let picture: Awaited<ReturnType<typeof samplePicture>>;
let product_id: number;
beforeAll(async () => {
  admin = await openAdminSite();
  picture = await samplePicture();
  product_id = (await addProduct(admin.world.db, { name: 'Of codes' })).id;
});
afterAll(() => admin.close());

let saves = 0;
/** The change set of a save without files, by the fields that it sends. */
function setOf(values: Record<string, string>): string {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'save', ...values })) form.set(name, value);
  const administrator = { email: 'admin@example.com' } as SignedInAdministrator;
  return changeSetOf(values.save_id ?? '', { form, files: new Map(), administrator });
}
const newSaveId = () => (++saves).toString(16).padStart(32, '0');
const thread = { name: 'Thread', slug: 'thread' };

describe.each([
  ['/admin/products', 'Product created', 'Product updated', products, thread],
  [
    '/admin/categories',
    'Category created',
    'Category updated',
    product_categories,
    { name: 'Lace' },
  ],
  ['/admin/item-codes', 'Item code created', 'Item code updated', item_codes, { item_code: 'X1' }],
  [
    '/admin/gallery-categories',
    'Category created',
    'Category updated',
    gallery_categories,
    { name: 'Lace' },
  ],
  ['/admin/gallery-items', 'Gallery item created', 'Gallery item updated', gallery_items, thread],
  ['/admin/news-items', 'News item created', 'News item updated', news_items, newsFormValues],
  [
    '/admin/general-settings?index',
    'Carousel image added',
    'Carousel image updated',
    general_settings,
    { title: 'Lace' },
  ],
] as const)('%s', (path, created, updated, table, form) => {
  const rows = () => admin.world.db.select().from(table).orderBy(table.id);
  const send = (values: Parameters<AdminSite['send']>[2]) =>
    admin.send(path, 'save', { ...form, product_id, ...values });
  const sendNew = (save_id: string) => send({ save_id, image: picture, primary_image: picture });

  test('a new record that is sent again exists once and gets the same response', async () => {
    const [before, save_id] = [await rows(), newSaveId()];
    expect((await sendNew(save_id)).text).toContain(`${created} successfully`);
    const files = await storedFiles(admin.world.files);
    expect((await sendNew(save_id)).text).toContain(`${created} successfully`);
    expect(await rows()).toHaveLength(before.length + 1);
    expect(await storedFiles(admin.world.files)).toEqual(files);
  });

  test('a change that is sent again does not conflict with itself', async () => {
    const record = (await rows()).at(-1);
    if (!record) throw new Error('no record');
    const { id, version } = record;
    const save_id = newSaveId();
    const other = { description: 'A longer description', alt_text: 'Lace', type: 'ST' };
    for (let time = 0; time < 2; time++) {
      const { text } = await send({ ...other, name: 'Other', id, version, save_id });
      expect(text).toContain(`${updated} successfully`);
    }
    const conflict = await send({ id, version, save_id: newSaveId() });
    expect(conflict.status).toBe(409);
  });
});

test('a translation is added and changed once, and a subscriber is changed once', async () => {
  const { db } = admin.world;
  const page = `/admin/translations?type=products&id=${product_id}&field=name`;
  const twice = async (path: string, intent: string, values: Parameters<AdminSite['send']>[2]) => {
    const save_id = newSaveId();
    const texts: string[] = [];
    for (let time = 0; time < 2; time++)
      texts.push((await admin.send(path, intent, { ...values, save_id })).text);
    return texts;
  };
  const [product] = await db.select().from(products).where(eq(products.id, product_id));
  const subject = {
    entity_type: 'products',
    entity_id: product_id,
    field_name: 'name',
    original: product?.name ?? '',
  };
  const written = { ...subject, language_code: 'zh-Hant', translated_value: '線' };
  for (const text of await twice(page, 'add', written))
    expect(text).toContain('Translation added successfully');
  const [{ id, version } = { id: 0, version: 0 }] = await db
    .select()
    .from(translations)
    .where(eq(translations.entity_type, 'products'));
  const changed = { ...subject, id, version, translated_value: '金線' };
  for (const text of await twice(page, 'edit', changed))
    expect(text).toContain('Translation updated successfully');
  const [reader] = await db
    .insert(newsletter_subscription)
    .values({ email: 'old@example.com' })
    .returning();
  const email = { id: reader?.id ?? 0, version: reader?.version ?? 0, email: 'new@example.com' };
  for (const text of await twice('/admin/general-settings/subscribers', 'save', email))
    expect(text).toContain('Email address updated successfully');
});

test('other content or another record with the same id is another save', async () => {
  const { db } = admin.world;
  const save_id = newSaveId();
  const [{ id, version } = { id: 0, version: 0 }] = await db
    .insert(product_categories)
    .values({ name: 'Embroidery' })
    .returning();
  const send = (values: Parameters<AdminSite['send']>[2]) =>
    admin.send('/admin/categories', 'save', { version, save_id, ...values });
  expect((await send({ id, name: 'Embroidery A' })).text).toContain('updated successfully');
  const other = await send({ id, name: 'Embroidery B' });
  expect([other.status, other.text.includes('updated successfully')]).toEqual([409, false]);
  const another = await send({ id: 999_999, name: 'Embroidery A' });
  expect([another.status, another.text.includes('updated successfully')]).toEqual([409, false]);
  const newer = await send({ id, version: version + 1, name: 'Embroidery B' });
  expect(newer.text).toContain('Category updated successfully');
  const [row] = await db.select().from(product_categories).where(eq(product_categories.id, id));
  expect(row?.name).toBe('Embroidery B');
});

test('another file with the same name, size and id is another save', async () => {
  const save_id = newSaveId();
  const bytes = picture.bytes.slice();
  bytes.set([0], bytes.length - 1);
  const values = { title: 'File', save_id };
  const path = '/admin/general-settings?index';
  expect((await admin.send(path, 'save', { ...values, image: picture })).status).toBe(200);
  const image = { ...picture, bytes };
  await admin.send(path, 'save', { ...values, image });
  const { db } = admin.world;
  expect(await db.$count(general_settings, eq(general_settings.title, 'File'))).toBe(2);
});

test('if the first save is still running, the repeated one waits for it', async () => {
  const save_id = newSaveId();
  const answers = await Promise.all(
    [1, 2, 3].map(() => admin.send('/admin/categories', 'save', { name: 'At once', save_id })),
  );
  for (const { text } of answers) expect(text).toContain('Category created successfully');
  const { db } = admin.world;
  const there = await db.$count(product_categories, eq(product_categories.name, 'At once'));
  expect(there).toBe(1);
});

test('if the save runs in another process, the repeated one waits for it and gets its response', async () => {
  const { connection, db } = admin.world;
  const sent = { name: 'In two processes', save_id: newSaveId() };
  const { saving } = createLimits(db);
  await saving.take(setOf(sent));
  const again = admin.send('/admin/categories', 'save', sent);
  // By now the repeated save has asked whether it may run.
  await expect
    .poll(() => db.$count(counted_tries, gt(counted_tries.taken, 1)), { interval: 10 })
    .toBe(1);
  await connection
    .actingAs('other@example.com', setOf(sent))
    .insert(product_categories)
    .values({ name: sent.name });
  await saving.release(setOf(sent));
  expect((await again).text).toContain('Category created successfully');
  expect(await db.$count(product_categories, eq(product_categories.name, sent.name))).toBe(1);
});
