import { expect, test } from 'vitest';
import { gallery_item_products } from '#database/schema/gallery.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import {
  item_codes,
  product_category_mappings,
  product_images,
} from '#database/schema/products.ts';
import { openProductsAdmin } from '#tests/admin/products-admin.ts';
import { addGalleryItem, translate } from '#tests/world/content/catalogue-rows.ts';

const { admin, db, add, addCategory } = await openProductsAdmin();
const asked = async (kind: string, id: number) =>
  (await admin.read(`/admin/dependents/${kind}/${id}.data`)).text;

test('the delete question lists the dependent records and the plans that are lost', async () => {
  const { id } = await add({ name: 'Whole', slug: 'whole' });
  const codes = await db
    .insert(item_codes)
    .values(['W1', 'W2', 'W3', 'W4'].map((item_code) => ({ product_id: id, item_code })))
    .returning();
  await db
    .insert(product_images)
    .values([1, 2].map((n) => ({ product_id: id, image_url: `/${n}` })));
  await db
    .insert(product_category_mappings)
    .values({ product_id: id, category_id: await addCategory('Gold') });
  const item = await addGalleryItem(db, { name: 'Robe' });
  await db.insert(gallery_item_products).values({ gallery_item_id: item.id, product_id: id });
  await translate(db, 'products', id, { name: '線' });
  await translate(db, 'item_codes', codes[0]?.id ?? 0, { type: '線' });
  const plan = {
    kind: 'products' as const,
    record_id: id,
    change: { status: 'Active' },
    before: {},
  };
  await db.insert(planned_changes).values([
    { ...plan, at: new Date('2100-01-01'), planned_by: 'mei@example.com' },
    {
      ...plan,
      at: new Date('2100-01-02'),
      planned_by: 'mei@example.com',
      refused_reason: 'changed',
    },
  ]);
  const text = await asked('products', id);
  expect(text).toContain('This also deletes 4 item codes, 2 pictures, 2 translations and 2 links.');
  expect(text).toContain('1 planned change will not run unless the record is restored by then.');
});

test('links from other records to a category are deleted with it', async () => {
  const category = await addCategory('Silver');
  const { id } = await add({ name: 'Linked', slug: 'linked' });
  await db.insert(product_category_mappings).values({ product_id: id, category_id: category });
  expect(await asked('product_categories', category)).toContain('This also deletes 1 link.');
});

test('a record without dependents lists none, and an unknown record has no delete question', async () => {
  const { id } = await add({ name: 'Bare', slug: 'bare' });
  expect(await asked('products', id)).not.toContain('also deletes');
  expect((await admin.read('/admin/dependents/unknown/1.data')).status).toBe(404);
});
