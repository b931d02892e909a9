import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  gallery_categories,
  gallery_item_categories,
  gallery_item_products,
  gallery_items,
} from '#database/schema/gallery.ts';
import { product_category_mappings, products } from '#database/schema/products.ts';
import { addGalleryItem, addProduct, addProductCategory } from '../world/content/catalogue-rows.ts';
import { withoutTables } from '../world/postgres/missing-tables.ts';
import { type AdminSite, expectFriendly, openAdminSite } from './admin-site.ts';

/** If a part of a back-office screen cannot be read, the rest works. */

let admin: AdminSite;
const ids = { product: 0, category: 0, gallery: 0 };

beforeAll(async () => {
  admin = await openAdminSite();
  const { db } = admin.world;
  ids.category = (await addProductCategory(db, { name: 'Heritage threads' })).id;
  const product = { name: 'Heritage Gold', slug: 'heritage' };
  ids.product = (await addProduct(db, product, { categories: [ids.category] })).id;
  ids.gallery = (await addGalleryItem(db, { name: 'A heritage gown', slug: 'gown' })).id;
  const gallery_item_id = ids.gallery;
  for (const { id } of await db.insert(gallery_categories).values({ name: 'Gowns' }).returning())
    await db.insert(gallery_item_categories).values({ gallery_item_id, gallery_category_id: id });
  await db.insert(gallery_item_products).values({ gallery_item_id, product_id: ids.product });
});
afterAll(() => admin.close());

test('a part that cannot be read says so in its place with Try Again, and the rest is shown', async () => {
  const { db } = admin.world;
  const place = () => `/admin/translations?type=product_categories&id=${ids.category}`;
  const product = () => `/admin/products?edit=${ids.product}`;
  const gallery = () => `/admin/gallery-items?edit=${ids.gallery}`;
  for (const [table, path, text, ...rest] of [
    ['product_categories', '/admin/products', 'Failed to load categories', 'Heritage Gold'],
    ['product_categories', '/admin/products?new=yes', 'Failed to load categories', 'Add Product'],
    ['product_category_mappings', product(), 'Failed to load category mappings', 'Edit Product'],
    ['product_images', product(), 'Failed to load product images', 'Edit Product', 'Categories'],
    ['gallery_images', gallery(), 'Failed to load data', 'A heritage gown', 'Deactivate'],
    ['gallery_categories', gallery(), 'Failed to load gallery categories', 'Edit Gallery Item'],
    ['products', gallery(), 'Failed to load products', 'Edit Gallery Item', 'Gowns'],
    [
      'translations',
      place(),
      'Failed to load translatable fields',
      'Heritage threads',
      'Select a field first',
    ],
    ['translations', `${place()}&field=name`, 'Failed to load translations', 'Heritage threads'],
    ['languages', `${place()}&field=name`, 'Failed to load translations', 'Missing'],
    ['translations', '/admin/translations', 'Failed to load translation progress', 'Heritage Gold'],
    ['history', '/admin', 'Failed to load recent changes', 'Quick Guide'],
    ['contact_messages', '/admin', 'Failed to load your tasks', 'Quick Guide'],
    ['translations', '/admin', 'Failed to load translation progress', 'Recent changes'],
  ] as const) {
    // A change, so that nothing is answered from memory.
    await db.update(products).set({ description: path }).where(eq(products.id, ids.product));
    await admin.world.announced();
    const answer = await withoutTables(db, [table], () => admin.read(path));
    expect(answer.status, path).toBe(200);
    for (const one of [text, 'Try Again', ...rest]) expect(answer.text).toContain(one);
    expectFriendly(answer.text);
    expect((await admin.read(path)).text).not.toContain('Failed to load');
  }
});

test('saving a product without a readable category list keeps its categories', async () => {
  const { db } = admin.world;
  const [{ version = 0 } = {}] = await db.select().from(products);
  const values = { id: ids.product, version, name: 'Heritage Silver', slug: 'heritage' };
  const saved = await admin.send('/admin/products', 'save', {
    ...{ ...values, status: 'Active', unread: 'category_ids' },
  });
  expect(saved.text).toContain('Product updated successfully');
  const mine = eq(product_category_mappings.product_id, ids.product);
  expect(await db.$count(product_category_mappings, mine)).toBe(1);
  const [product] = await db.select().from(products);
  expect(product?.name).toBe('Heritage Silver');
});

test('saving a gallery item without readable choices keeps its links', async () => {
  const { db } = admin.world;
  const [{ version = 0 } = {}] = await db.select().from(gallery_items);
  const values = { id: ids.gallery, version, name: 'A silver gown', slug: 'gown' };
  const saved = await admin.send('/admin/gallery-items', 'save', {
    ...{ ...values, status: 'Active', display_order: 1 },
    unread: ['category_ids', 'product_ids'],
  });
  expect(saved.text).toContain('Gallery item updated successfully');
  expect(await db.$count(gallery_item_categories)).toBe(1);
  expect(await db.$count(gallery_item_products)).toBe(1);
});
