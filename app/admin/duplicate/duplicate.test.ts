import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { news_items, news_media } from '#database/schema/news.ts';
import { item_codes, product_images, products } from '#database/schema/products.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import {
  addNewsItem,
  addProduct,
  addProductCategory,
} from '#tests/world/content/catalogue-rows.ts';
import { samplePdf, samplePicture } from '#tests/world/files/sample-files.ts';
import { storedFiles } from '#tests/world/files/stored-files.ts';

/** A duplicate is a new record with its own name and files, and Inactive. */

let admin: AdminSite;
let address: string;
let book: string;

beforeAll(async () => {
  admin = await openAdminSite();
  const { files } = admin.world;
  address = await files.put('products', (await samplePicture()).bytes, 'png');
  book = await files.put('pdf', samplePdf.bytes, 'pdf');
});
afterAll(() => admin.close());

const html = async (path: string) =>
  (await admin.site.fetch(path, { headers: { cookie: admin.cookie } })).text();

/** The value of the form field with this name. */
const fieldOf = (page: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1];

test('a copy of a product has its texts, categories and files, but its own slug and own files', async () => {
  const { db, files } = admin.world;
  const category = await addProductCategory(db, { name: 'Flat' });
  const original = await addProduct(
    db,
    {
      ...{ name: 'ST Viscose', slug: 'st', image_url: address, catalogue_pdf: book },
      uses: ['lace'],
    },
    { categories: [category.id], codes: ['ST100'] },
  );
  await addProduct(db, { name: 'Taken', slug: 'st-copy' });
  const more = [await files.put('products', (await samplePicture()).bytes, 'png'), address];
  const images = await db
    .insert(product_images)
    .values(more.map((image_url) => ({ product_id: original.id, image_url })))
    .returning();
  const path = `/admin/products?new=yes&copy=${original.id}`;
  const form = await html(path);
  expect(fieldOf(form, 'name')).toBe('ST Viscose (copy)');
  expect(fieldOf(form, 'slug')).toBe('st-copy-2');
  expect(form).toMatch(/<option value="Inactive" selected="">/);
  expect(form).toMatch(
    new RegExp(`name="category_ids"[^>]* checked=""[^>]* value="${category.id}"`),
  );
  expect(form).toMatch(/<input type="hidden" name="uses" value="lace"/);
  expect(await html(`/admin/products?edit=${original.id}`)).toContain(`copy=${original.id}`);

  const before = await storedFiles(files);
  const sent = await admin.send(path, 'save', {
    ...{ copy_of: original.id, name: 'ST Cotton', slug: 'st-cotton', status: 'Inactive' },
    removed_image_ids: images[0]?.id ?? 0,
  });
  expect(sent.text).toContain('Product created successfully');
  const [copy] = await db.select().from(products).where(eq(products.slug, 'st-cotton'));
  expect(copy).toMatchObject({ name: 'ST Cotton', status: 'Inactive' });
  const copied = await db
    .select()
    .from(product_images)
    .where(eq(product_images.product_id, copy?.id ?? 0));
  expect(copied).toHaveLength(1);
  const own = [copy?.image_url, copy?.catalogue_pdf, copied[0]?.image_url];
  expect(own.map((url) => url?.replace(/\d.*\./, ''))).toEqual([
    '/media/products/png',
    '/media/pdf/pdf',
    '/media/products/png',
  ]);
  expect(new Set([...own, address, book]).size).toBe(5);
  expect((await storedFiles(files)).length).toBe(before.length + 3);
  expect(await db.$count(item_codes, eq(item_codes.product_id, copy?.id ?? 0))).toBe(0);
});

test('a newly chosen picture replaces the copied one, and a missing picture is named', async () => {
  const { db, files } = admin.world;
  const elsewhere = 'https://old.example.com/a.png';
  const original = await addProduct(db, { slug: 'far', image_url: elsewhere });
  const copy = (slug: string, chosen = {}) =>
    admin.send(`/admin/products?new=yes&copy=${original.id}`, 'save', {
      ...{ copy_of: original.id, name: slug, slug, status: 'Inactive', ...chosen },
    });
  const lost = await copy('far-one');
  expect(lost.text).toContain('Saved, but some files were left out\na.png: not stored here');
  const before = await storedFiles(files);
  const replaced = await copy('far-two', { image: await samplePicture() });
  expect(replaced.text).not.toContain('left out');
  expect((await storedFiles(files)).length).toBe(before.length + 1);
});

test('a copy of an item code belongs to the same product and has its own code', async () => {
  const { db } = admin.world;
  const { id: product_id } = await addProduct(db, { slug: 'coded' }, { codes: ['MX50-copy'] });
  const [code] = await db
    .insert(item_codes)
    .values({ product_id, item_code: 'MX50', type: 'MX', image_url: address })
    .returning();
  const path = `/admin/item-codes?new=yes&copy=${code?.id}`;
  const form = await html(path);
  expect(fieldOf(form, 'item_code')).toBe('MX50-copy-2');
  expect(fieldOf(form, 'type')).toBe('MX');
  expect(form).toMatch(new RegExp(`<option value="${product_id}" selected="">`));
  await admin.send(path, 'save', { copy_of: code?.id ?? 0, product_id, item_code: 'MX60' });
  const [copy] = await db.select().from(item_codes).where(eq(item_codes.item_code, 'MX60'));
  expect(copy?.image_url).toMatch(/^\/media\/item-code-images\/.+\.png$/);
});

test('a copy of a news item is not pinned and needs no new picture', async () => {
  const { db } = admin.world;
  const original = await addNewsItem(db, {
    ...{ title: 'Fair', slug: 'fair', is_pinned: true, primary_image_url: address, likes: 7 },
  });
  await db.insert(news_media).values({ news_item_id: original.id, media_url: address });
  const path = `/admin/news-items?new=yes&copy=${original.id}`;
  const form = await html(path);
  expect(fieldOf(form, 'title')).toBe('Fair (copy)');
  expect(form).not.toMatch(/name="is_pinned"[^>]* checked/);
  const values = {
    ...{ title: 'Next fair', slug: 'next-fair', status: 'Inactive' },
    ...{ description: 'Ten characters', article_body: 'Twenty characters and more' },
  };
  const without = await admin.send('/admin/news-items?new=yes', 'save', values);
  expect(without.text).toContain('Primary image is required');
  await admin.send(path, 'save', { ...values, copy_of: original.id });
  const [copy] = await db.select().from(news_items).where(eq(news_items.slug, 'next-fair'));
  expect(copy).toMatchObject({ is_pinned: false, likes: 0, status: 'Inactive' });
  expect(copy?.primary_image_url).toMatch(/^\/media\/news\/.+\.png$/);
  const media = await db
    .select()
    .from(news_media)
    .where(eq(news_media.news_item_id, copy?.id ?? 0));
  expect(media).toHaveLength(1);
  expect(media[0]?.media_url).not.toBe(address);
});

test('a product’s form lists its item codes, and their forms lead back to it', async () => {
  const { db } = admin.world;
  const product = await addProduct(db, { slug: 'listed' }, { codes: ['L2', 'L1'] });
  const form = await html(`/admin/products?q=x&edit=${product.id}`);
  const links = [...form.matchAll(/href="(\/admin\/item-codes\?[^"]+)"/g)].map(([, to]) =>
    to?.replaceAll('&amp;', '&'),
  );
  const back = `back=${encodeURIComponent(`/admin/products?q=x&edit=${product.id}`)}`;
  const codes = await db.select().from(item_codes).where(eq(item_codes.product_id, product.id));
  const idOf = (code: string) => codes.find(({ item_code }) => item_code === code)?.id;
  expect(links).toEqual([
    `/admin/item-codes?edit=${idOf('L1')}&${back}`,
    `/admin/item-codes?edit=${idOf('L2')}&${back}`,
    `/admin/item-codes?new=yes&product=${product.id}&${back}`,
  ]);
  const adding = await html(links[2] ?? '');
  expect(adding).toMatch(new RegExp(`<option value="${product.id}" selected="">`));
});
