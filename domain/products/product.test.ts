import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  item_codes,
  product_categories,
  product_images,
  products,
} from '#database/schema/products.ts';
import { addProduct, addProductCategory, translate } from '#tests/world/content/catalogue-rows.ts';
import { openWorld } from '#tests/world/world.ts';
import { findPresentSlug } from '../addresses/former-slug.server.ts';
import { langOf } from '../translations/shown-translations.server.ts';
import { threadUses, type UseNames } from './facts/uses.ts';
import {
  findFeaturedProducts,
  findProductPage,
  listProductsAndCategories,
} from './product.server.ts';
import type { ProductFilter } from './product.ts';
import { SearchTexts } from './search/search-texts.server.ts';

const world = await openWorld();
const { db } = world;

afterAll(() => world.close());
beforeEach(async () => {
  await db.delete(products);
  await db.delete(product_categories);
});

async function cards(language: string, filter?: ProductFilter) {
  const { products, categories } = await listProductsAndCategories(db, language, filter);
  if (products.failed) throw products.failed;
  if (categories.failed) throw categories.failed;
  return products.records;
}

const names = async (filter?: ProductFilter, language = 'en') =>
  (await cards(language, filter)).map(({ name }) => name);

test('the list has Active products by display order, then by name, with those without an order last', async () => {
  await addProduct(db, { name: 'B', display_order: 2 });
  await addProduct(db, { name: 'None', display_order: null });
  await addProduct(db, { name: 'A', display_order: 2 });
  await addProduct(db, { name: 'First', display_order: 1 });
  await addProduct(db, { name: 'Hidden', display_order: 0, status: 'Inactive' });
  expect(await names()).toEqual(['First', 'A', 'B', 'None']);
});

test('a card has its categories in their display order', async () => {
  const late = await addProductCategory(db, { name: 'Late', display_order: 2 });
  const early = await addProductCategory(db, { name: 'Early', display_order: 1 });
  await addProduct(db, {}, { categories: [late.id, early.id] });
  const [card] = await cards('en');
  expect(card?.categories.map(({ name }) => name)).toEqual(['Early', 'Late']);
});

test('a category limits the list to its products', async () => {
  const category = await addProductCategory(db);
  await addProduct(db, { name: 'In' }, { categories: [category.id] });
  await addProduct(db, { name: 'Out' });
  expect(await names({ category: category.id })).toEqual(['In']);
  expect(await names({ category: category.id + 1 })).toEqual([]);
});

test('a list of up to 500 products is shown whole, and a longer one in pages of 100', async () => {
  await db.execute(sql`insert into products (name, slug, display_order)
    select 'P' || n, 'p' || n, n from generate_series(1, 500) n`);
  const read = async (page?: number) =>
    (await listProductsAndCategories(db, 'en', page ? { page } : {})).products;
  expect((await read()).records).toHaveLength(500);
  expect(await read()).toMatchObject({ total: 500, page: 1, pages: 1 });
  const category = await addProductCategory(db);
  await addProduct(db, { name: 'Last', display_order: 501 }, { categories: [category.id] });
  expect((await read()).records).toHaveLength(100);
  const last = await read(6);
  expect(last).toMatchObject({ total: 501, page: 6, pages: 6 });
  expect(last.records).toMatchObject([{ name: 'Last', categories: [{ id: category.id }] }]);
});

test('search finds name, description and item code, in any case and width', async () => {
  await addProduct(db, { name: 'Aurora Gold' });
  await addProduct(db, { name: 'Second', description: 'Soft AURORA light' });
  await addProduct(db, { name: 'Third' }, { codes: ['AURORA-1'] });
  await addProduct(db, { name: 'Other' }, { codes: ['X1'] });
  expect(await names({ q: 'aurora' })).toEqual(['Aurora Gold', 'Second', 'Third']);
  expect(await names({ q: ' ＡＵＲＯＲＡ ' })).toEqual(['Aurora Gold', 'Second', 'Third']);
});

test('search finds what products are made for, by the names of uses in the language of the visitor', async () => {
  const stitched = { uses: ['machine-embroidery', 'of another client'] };
  await addProduct(db, { name: 'Gold', description: 'For machine embroidery' });
  await addProduct(db, { name: 'Silver', ...stitched });
  expect(await names({ q: 'embroidery machine' })).toEqual(['Silver', 'Gold']);
  expect(await names({ q: 'of another client' })).toEqual([]);
  const useNames = { ...threadUses, 'machine-embroidery': '車繡' };
  expect(await names({ q: '車繡', useNames }, 'zh-Hant')).toEqual(['Silver']);
});

test('a name of a use that staff change is found at the next search', async () => {
  await addProduct(db, { name: 'Silver', uses: ['sewing'] });
  const texts = new SearchTexts(db);
  const found = async (q: string, useNames: UseNames) => {
    const { products } = await listProductsAndCategories(db, 'en', { q, useNames }, texts);
    return products.total;
  };
  expect(await found('topstitching', threadUses)).toBe(1);
  const changed = { ...threadUses, sewing: 'Seams' };
  expect([await found('seams', changed), await found('topstitching', changed)]).toEqual([1, 0]);
});

test('special characters of the database are ordinary characters in a search', async () => {
  await addProduct(db, { name: '100% film' });
  await addProduct(db, { name: 'Under_score' });
  expect(await names({ q: '%' })).toEqual(['100% film']);
  expect(await names({ q: '_' })).toEqual(['Under_score']);
  expect(await names({ q: '％' })).toEqual(['100% film']);
  expect(await names({ q: '＿' })).toEqual(['Under_score']);
  expect(await names({ q: '\\' })).toEqual([]);
  expect(await names({ q: "'; drop table products; --" })).toEqual([]);
  expect(await names({ q: 'film\0' })).toEqual(['100% film']);
});

test('a complete item code finds its product first', async () => {
  await addProduct(db, { name: 'Longer code', display_order: 1 }, { codes: ['ST1000'] });
  await addProduct(db, { name: 'Whole code', display_order: 2 }, { codes: ['ST100'] });
  expect(await names({ q: 'st100' })).toEqual(['Whole code', 'Longer code']);
});

test('on a language host, search reads only the texts that are shown there', async () => {
  const translated = await addProduct(db, { name: 'Gold', description: 'Shiny' });
  await translate(db, 'products', translated.id, { name: '金線' });
  await addProduct(db, { name: 'Golden' });
  expect(await names({ q: '金' }, 'zh-Hant')).toEqual(['金線']);
  expect(await names({ q: 'gold' }, 'zh-Hant')).toEqual(['Golden']);
  expect(await names({ q: 'shiny' }, 'zh-Hant')).toEqual(['金線']);
  expect(await names({ q: '金' })).toEqual([]);
});

test('item code, category and pages limit a search on a language host as on the English one', async () => {
  const category = await addProductCategory(db);
  const within = { categories: [category.id] };
  const first = await addProduct(db, { name: 'One', display_order: 2 }, { codes: ['ST100'] });
  await addProduct(db, { name: 'Two', display_order: 1 }, { codes: ['XST100'], ...within });
  await addProduct(db, { name: 'ST100 hidden', status: 'Inactive' }, { codes: ['ST100'] });
  await translate(db, 'products', first.id, { name: '一', description: '見本 st100' });
  expect(await names({ q: 'st100' }, 'zh-Hant')).toEqual(['一', 'Two']);
  expect(await names({ q: 'st100', category: category.id }, 'zh-Hant')).toEqual(['Two']);
  await db.execute(sql`insert into products (name, slug, display_order)
    select 'Cone ' || n, 'cone-' || n, n from generate_series(1, 501) n`);
  await db.insert(item_codes).values({ product_id: first.id, item_code: 'CONE' });
  const page = async (number: number) => {
    const { products: read } = await listProductsAndCategories(db, 'zh-Hant', {
      q: 'cone',
      page: number,
    });
    return { ...read, records: read.records.map(({ name }) => name) };
  };
  expect(await page(1)).toMatchObject({ total: 502, page: 1, pages: 6 });
  expect((await page(1)).records.slice(0, 3)).toEqual(['一', 'Cone 1', 'Cone 2']);
  expect((await page(9)).records).toEqual(['Cone 500', 'Cone 501']);
});

test('a translation of another language or product is not searched', async () => {
  const product = await addProduct(db, { name: 'Gold' });
  const category = await addProductCategory(db, { name: 'Threads' });
  await db.execute(sql`insert into languages (code, name) values ('ja', '日本語')`);
  await translate(db, 'products', product.id, { name: '糸' }, 'ja');
  await translate(db, 'product_categories', category.id, { name: '刺繡' });
  expect(await names({ q: '刺繡' }, 'zh-Hant')).toEqual([]);
  expect(await names({ q: '糸' }, 'zh-Hant')).toEqual([]);
  expect(await names({ q: 'gold' }, 'zh-Hant')).toEqual(['Gold']);
});

test('all words are found in any order, in every text, category and item code', async () => {
  const category = await addProductCategory(db, { name: 'Knit & Weave' });
  const gold = await addProduct(
    db,
    { name: 'Gold Lamé', detailed_description: 'For <b>evening</b> wear' },
    { categories: [category.id], codes: ['ST-120'] },
  );
  await addProduct(db, { name: 'Silver thread' });
  await db
    .update(item_codes)
    .set({ type: 'Round-wrapped', composition: '64% viscose', denier: '120' })
    .where(eq(item_codes.product_id, gold.id));
  await db
    .update(item_codes)
    .set({ washing_temperature: '60 °C', other_information: '1,110 dtex' });
  for (const q of [
    ...['lame gold', 'weave evening', 'ST 120', 'st120', 'ＳＴ－１２０', 'old', 'wrapped viscose'],
    ...[
      '60C',
      '60 degrees wrapped',
      '120 denier',
      '120D',
      '1110dtex',
      'viscoce',
      'glod',
      'knitted',
    ],
  ])
    expect(await names({ q }), q).toEqual(['Gold Lamé']);
  for (const q of ['gold silver', '<b>evening</b>', '70C', 'ening', 'st121', 'b'])
    expect(await names({ q }), q).toEqual([]);
});

test('traditional finds simplified Chinese, and katakana finds hiragana, and the reverse', async () => {
  await db.execute(
    sql`insert into languages (code, name) values ('ja', '日本語') on conflict do nothing`,
  );
  const product = await addProduct(db, { name: 'Gold' });
  await translate(db, 'products', product.id, { name: '金線', description: 'らめ' });
  await translate(db, 'products', product.id, { name: 'ラメ糸', description: 'めっき' }, 'ja');
  for (const q of ['金线', '金線', '線金'])
    expect(await names({ q }, 'zh-Hant'), q).toEqual(['金線']);
  for (const q of ['らめ', 'ﾗﾒ糸', 'メッキ'])
    expect(await names({ q }, 'ja'), q).toEqual(['ラメ糸']);
});

test('what a search finds follows every change of a row', async () => {
  const category = await addProductCategory(db, { name: 'Amber' });
  await addProduct(db, { name: 'Beryl' }, { categories: [category.id], codes: ['C1'] });
  await translate(db, 'product_categories', category.id, { name: '琥珀' });
  const finds = async (q: string) =>
    (await names({ q }, /[a-z]/i.test(q) ? 'en' : 'zh-Hant')).length;
  expect(await Promise.all(['amber', 'beryl', 'C1', '琥珀'].map(finds))).toEqual([1, 1, 1, 1]);
  await db.update(product_categories).set({ name: 'Dolomite' });
  await db.update(products).set({ name: 'Emerald' });
  await db.update(item_codes).set({ item_code: 'F1' });
  expect(await Promise.all(['amber', 'beryl', 'C1'].map(finds))).toEqual([0, 0, 0]);
  expect(await Promise.all(['dolomite', 'emerald', 'F1'].map(finds))).toEqual([1, 1, 1]);
  await db.execute(sql`truncate translations`);
  await db.delete(product_categories);
  await db.execute(sql`truncate item_codes cascade`);
  expect(await Promise.all(['dolomite', '琥珀', 'F1', 'emerald'].map(finds))).toEqual([0, 0, 0, 1]);
});

test('staff say which words mean the same', async () => {
  await addProduct(db, { name: 'Beaded wire' });
  expect(await names({ q: 'pearl string' })).toEqual([]);
  await db.execute(sql`insert into search_synonyms (language_code, words)
    values ('en', 'beaded, pearl'), ('en', 'Wire, metal-string, string')`);
  expect(await names({ q: 'pearl string' })).toEqual(['Beaded wire']);
  expect(await names({ q: 'metal string' })).toEqual(['Beaded wire']);
});

test('a search that finds nothing suggests words that would', async () => {
  await addProduct(db, { name: 'Brocade' });
  await addProduct(db, { name: 'Secret braid', status: 'Inactive' });
  const read = async (q: string) => (await listProductsAndCategories(db, 'en', { q })).products;
  expect(await read('brocade zzzz')).toMatchObject({ records: [], suggestions: ['brocade'] });
  expect(await read('brocede')).toMatchObject({
    records: [{ name: 'Brocade' }],
    instead: ['brocade'],
  });
  expect(await read('braids')).toMatchObject({ records: [], suggestions: [] });
});

test('an empty translation shows the original, which the search finds', async () => {
  const product = await addProduct(db, { name: 'Gold', description: 'Shiny' });
  await translate(db, 'products', product.id, { name: '金線', description: ' ' });
  const [card] = await cards('zh-Hant', { q: 'shiny' });
  expect(card).toMatchObject({ name: '金線', description: 'Shiny' });
  expect(card && langOf(card, 'description')).toBe('en');
  expect(card && langOf(card, 'name')).toBeUndefined();
});

test('the first three products of the list are featured', async () => {
  for (const display_order of [4, 2, 3, 1]) {
    await addProduct(db, { name: `P${display_order}`, display_order });
  }
  await addProduct(db, { name: 'Hidden', display_order: 0, status: 'Inactive' });
  const featured = await findFeaturedProducts(db, 'en');
  expect(featured.map(({ name }) => name)).toEqual(['P1', 'P2', 'P3']);
});

test('categories are ordered by display order, then by name, and translated', async () => {
  const b = await addProductCategory(db, { name: 'B', display_order: 1 });
  await addProductCategory(db, { name: 'A', display_order: 1 });
  await translate(db, 'product_categories', b.id, { name: '乙' });
  const { categories } = await listProductsAndCategories(db, 'zh-Hant');
  expect(categories.records.map(({ name }) => name)).toEqual(['A', '乙']);
});

test('pictures are ordered: main picture, further ones, item codes, each once', async () => {
  const product = await addProduct(db, { image_url: '/media/products/main.jpg' });
  await db.insert(product_images).values([
    { product_id: product.id, image_url: '/media/products/2.jpg' },
    { product_id: product.id, image_url: '/media/products/main.jpg' },
  ]);
  await db.insert(item_codes).values([
    { product_id: product.id, item_code: 'B', image_url: '/media/item-code-images/b.jpg' },
    { product_id: product.id, item_code: 'A', image_url: '/media/item-code-images/a.jpg' },
    { product_id: product.id, item_code: 'C' },
  ]);
  const page = await findProductPage(db, 'en', product.slug);
  expect(page?.pictures.map(({ url }) => url)).toEqual([
    '/media/products/main.jpg',
    '/media/products/2.jpg',
    '/media/item-code-images/a.jpg',
    '/media/item-code-images/b.jpg',
  ]);
  expect(page?.item_codes.map(({ item_code }) => item_code)).toEqual(['A', 'B', 'C']);
});

test('at most four related products are shown: of the same categories, Active, without the current one', async () => {
  const own = await addProductCategory(db);
  const other = await addProductCategory(db);
  const product = await addProduct(db, {}, { categories: [own.id] });
  await addProduct(db, { name: 'Hidden', status: 'Inactive' }, { categories: [own.id] });
  await addProduct(db, { name: 'Elsewhere' }, { categories: [other.id] });
  for (const name of ['A', 'B', 'C', 'D', 'E']) {
    await addProduct(db, { name }, { categories: [own.id, other.id] });
  }
  const page = await findProductPage(db, 'en', product.slug);
  expect(page?.related.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
});

test('an inactive or unknown product has no page', async () => {
  const hidden = await addProduct(db, { status: 'Inactive' });
  expect(await findProductPage(db, 'en', hidden.slug)).toBeNull();
  expect(await findProductPage(db, 'en', 'nowhere')).toBeNull();
});

test('a former slug leads to the present slug of an Active product', async () => {
  const product = await addProduct(db, { slug: 'before' });
  await db.update(products).set({ slug: 'between' }).where(eq(products.id, product.id));
  await db.update(products).set({ slug: 'after' }).where(eq(products.id, product.id));
  expect(await findPresentSlug(db, 'products', 'before')).toBe('after');
  expect(await findPresentSlug(db, 'products', 'between')).toBe('after');
  expect(await findPresentSlug(db, 'news_items', 'before')).toBeUndefined();
  await db.update(products).set({ status: 'Inactive' }).where(eq(products.id, product.id));
  expect(await findPresentSlug(db, 'products', 'before')).toBeUndefined();
});

test('the whole page is translated and marks untranslated texts', async () => {
  const category = await addProductCategory(db, { name: 'Embroidery' });
  const product = await addProduct(
    db,
    { name: 'Gold', detailed_description: 'Long text' },
    { categories: [category.id], codes: ['G1'] },
  );
  const [code] = await db
    .update(item_codes)
    .set({ composition: 'Film', type: 'Round' })
    .where(eq(item_codes.product_id, product.id))
    .returning();
  await translate(db, 'products', product.id, { name: '金線' });
  await translate(db, 'product_categories', category.id, { name: '刺繡' });
  await translate(db, 'item_codes', code?.id ?? 0, { composition: '薄膜' });
  const page = await findProductPage(db, 'zh-Hant', product.slug);
  expect(page).toMatchObject({
    name: '金線',
    untranslated: ['detailed_description'],
    categories: [{ name: '刺繡' }],
    item_codes: [{ item_code: 'G1', composition: '薄膜', type: 'Round', untranslated: ['type'] }],
  });
});
