import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  gallery_categories,
  gallery_images,
  gallery_item_categories,
  gallery_item_products,
  gallery_items,
} from '#database/schema/gallery.ts';
import { addGalleryItem, addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import { openWorld } from '#tests/world/world.ts';
import { findGalleryPage, listGallery } from './gallery.server.ts';
import type { GalleryFilter } from './gallery.ts';

const world = await openWorld();
const { db } = world;

afterAll(() => world.close());
beforeEach(async () => {
  await db.delete(gallery_items);
  await db.delete(gallery_categories);
});

const list = (filter: Partial<GalleryFilter> = {}, language = 'en') =>
  listGallery(db, language, { page: 1, size: 6, ...filter });
const names = async (filter: Partial<GalleryFilter> = {}, language = 'en') =>
  (await list(filter, language)).rows.map(({ name }) => name);

test('the gallery lists Active items by display order, then by name', async () => {
  await addGalleryItem(db, { name: 'B', display_order: 2 });
  await addGalleryItem(db, { name: 'A', display_order: 2 });
  await addGalleryItem(db, { name: 'First', display_order: 1 });
  await addGalleryItem(db, { name: 'Hidden', status: 'Inactive' });
  expect(await names()).toEqual(['First', 'A', 'B']);
});

test('a page has the requested number of items, and a page past the end is the last one', async () => {
  for (let n = 1; n <= 13; n++) await addGalleryItem(db, { name: `N${n}`, display_order: n });
  expect(await list({ page: 2 })).toMatchObject({ total: 13, page: 2, pages: 3, offset: 6 });
  expect(await names({ page: 3 })).toEqual(['N13']);
  expect(await list({ page: 99 })).toMatchObject({ page: 3, rows: [{ name: 'N13' }] });
  expect(await list({ page: 2, size: 12 })).toMatchObject({ pages: 2, rows: [{ name: 'N13' }] });
  expect(await list({ page: Number.NaN })).toMatchObject({ page: 1 });
  expect(await list({ page: -3 })).toMatchObject({ page: 1 });
});

test('an empty gallery has one empty page', async () => {
  expect(await list()).toMatchObject({ rows: [], total: 0, page: 1, pages: 1 });
});

test('search finds name and description in the visitor’s language, within the category', async () => {
  const [category] = await db.insert(gallery_categories).values({ name: 'Books' }).returning();
  const gown = await addGalleryItem(db, { name: 'Lace gown', description: 'Silver' });
  await addGalleryItem(db, { name: 'Ribbon', description: 'LACE edge' });
  await db
    .insert(gallery_item_categories)
    .values({ gallery_item_id: gown.id, gallery_category_id: category?.id ?? 0 });
  await translate(db, 'gallery_items', gown.id, { name: '花邊禮服' });
  await translate(db, 'gallery_categories', category?.id ?? 0, { name: '色卡' });
  expect(await names({ q: 'lace' })).toEqual(['Lace gown', 'Ribbon']);
  expect(await names({ q: '花邊' }, 'zh-Hant')).toEqual(['花邊禮服']);
  expect(await names({ q: 'lace gown' }, 'zh-Hant')).toEqual([]);
  expect(await names({ category: category?.id ?? 0 })).toEqual(['Lace gown']);
  const translated = await list({}, 'zh-Hant');
  expect(translated.categories).toMatchObject([{ name: '色卡' }]);
  expect(translated.rows[0]?.categories).toMatchObject([{ name: '色卡' }]);
});

test('an item is found by slug or id, and a slug comes first', async () => {
  const first = await addGalleryItem(db, { name: 'First' });
  const named = await addGalleryItem(db, { name: 'Named like an id', slug: String(first.id) });
  expect(await findGalleryPage(db, 'en', first.slug)).toMatchObject({ name: 'First' });
  expect(await findGalleryPage(db, 'en', String(named.id))).toMatchObject({ id: named.id });
  expect(await findGalleryPage(db, 'en', String(first.id))).toMatchObject({ id: named.id });
  expect(await findGalleryPage(db, 'en', '99999999999999')).toBeNull();
});

test('missing, inactive and PDF items have no page', async () => {
  const hidden = await addGalleryItem(db, { status: 'Inactive' });
  const pdf = await addGalleryItem(db, { is_pdf: true, pdf_url: '/media/documents/a.pdf' });
  for (const address of ['nowhere', hidden.slug, String(hidden.id), pdf.slug]) {
    expect(await findGalleryPage(db, 'en', address)).toBeNull();
  }
});

test('a page shows the primary picture first, then the media in order, and only Active products', async () => {
  const item = await addGalleryItem(db, {
    primary_image_url: '/media/gallery-items/main.jpg',
    project_details: 'one\n<b>two</b><script>x</script>',
  });
  await db.insert(gallery_images).values([
    { gallery_item_id: item.id, image_url: 'b.mp4', display_order: 2, media_type: 'video' },
    { gallery_item_id: item.id, image_url: 'a.jpg', display_order: 1 },
  ]);
  const shown = await addProduct(db, { name: 'Shown' });
  const hidden = await addProduct(db, { status: 'Inactive' });
  await db.insert(gallery_item_products).values([
    { gallery_item_id: item.id, product_id: shown.id },
    { gallery_item_id: item.id, product_id: hidden.id },
  ]);
  const page = await findGalleryPage(db, 'en', item.slug);
  expect(page?.media.map(({ url }) => url)).toEqual([
    '/media/gallery-items/main.jpg',
    'a.jpg',
    'b.mp4',
  ]);
  const { id, slug } = shown;
  const facts = { codes: 0, denier: null, wash: null };
  expect(page?.products).toEqual([
    { id, slug, name: 'Shown', description: null, image_url: null, facts },
  ]);
  expect(page?.project_details_html).toBe('one<br />\n<b>two</b>');
});

test('item codes of the linked products are links in the project details, others are not', async () => {
  const item = await addGalleryItem(db, {
    project_details: 'Threads: JG-1K, JG-1K-2; <a href="/x">JG-1K</a>, ST100',
  });
  const gold = await addProduct(db, { slug: 'japan-gold' }, { codes: ['JG-1K', 'JG-1K-2'] });
  await addProduct(db, {}, { codes: ['ST100'] });
  await db.insert(gallery_item_products).values({ gallery_item_id: item.id, product_id: gold.id });
  const page = await findGalleryPage(db, 'en', item.slug);
  const html = page?.project_details_html ?? '';
  expect([...html.matchAll(/<a href="(.*?)">(.*?)<\/a>/g)].map(([, ...link]) => link)).toEqual([
    ['/products/japan-gold?code=JG-1K', 'JG-1K'],
    ['/products/japan-gold?code=JG-1K-2', 'JG-1K-2'],
    ['/x', '<span class="unbroken">JG-1K</span>'],
  ]);
  expect(html.replaceAll(/<.*?>/g, '')).toBe('Threads: JG-1K, JG-1K-2; JG-1K, ST100');
  expect(page?.products).toMatchObject([{ facts: { codes: 2, wash: null, denier: null } }]);
  await translate(db, 'products', gold.id, { description: '日式金線' });
  const inChinese = await findGalleryPage(db, 'zh-Hant', item.slug);
  expect(inChinese?.products).toMatchObject([{ description: '日式金線' }]);
});
