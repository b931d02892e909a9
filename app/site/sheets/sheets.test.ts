import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '#database/schema/company.ts';
import { languages } from '#database/schema/languages.ts';
import { item_codes, products } from '#database/schema/products.ts';
import { aboutSheetSize } from '#domain/sheets/sheet-size.ts';
import { readPdf } from '#tests/pdf-text.ts';
import { addProduct, addProductCategory, translate } from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  const { db, files } = world;
  await db.insert(languages).values([
    { code: 'ja', name: '日本語', display_order: 3 },
    { code: 'zh-Hans', name: '简体中文', display_order: 4 },
  ]);
  const gold = { create: { width: 900, height: 600, channels: 3, background: '#b08d4a' } } as const;
  const image_url = await files.put('products', await sharp(gold).jpeg().toBuffer(), 'jpg');
  const { id: category } = await addProductCategory(db, { name: 'Embroidery' });
  const { id } = await addProduct(
    db,
    { name: 'Gold thread', slug: 'gold', description: 'Shines', image_url, display_order: 1 },
    { categories: [category] },
  );
  const codes = await db
    .insert(item_codes)
    .values([
      { product_id: id, item_code: 'G100', denier: '100 D', washing_temperature: '40 °C' },
      { product_id: id, item_code: 'TWIN', ironing: 'Do not iron' },
    ])
    .returning();
  const silver = await addProduct(db, { name: 'Silver thread', slug: 'silver', display_order: 2 });
  await db
    .insert(item_codes)
    .values({ product_id: silver.id, item_code: 'TWIN', type: 'Ⓟ ℃ \u{1F9F5}' });
  await addProduct(db, { name: 'Secret', slug: 'secret', status: 'Inactive' }, { codes: ['X1'] });
  await translate(db, 'products', id, { name: '絲質金線' });
  await translate(db, 'products', id, { name: '丝质金线' }, 'zh-Hans');
  await translate(db, 'products', id, { name: '絹の金糸ヴィンテージ' }, 'ja');
  await translate(db, 'item_codes', codes[0]?.id ?? 0, { type: '包覆圓線，「絲」' });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const get = (path: string, host?: string, headers = {}) =>
  site.fetch(path, { ...(host && { host }), headers });
const read = async (path: string, host?: string) => {
  const bytes = await (await get(path, host)).arrayBuffer();
  expect(bytes.byteLength).toBeLessThan(300_000);
  return readPdf(bytes);
};

test.each([
  [undefined, 'en', 'Goldthread', 'ProductInformation', 'N/A', '100D'],
  ['zh-hant', 'zh-Hant', '絲質金線', '產品資料', '不適用', '包覆圓線，「絲」'],
  ['zh-hans', 'zh-Hans', '丝质金线', '产品信息', '不适用', '100D'],
  ['ja', 'ja', '絹の金糸ヴィンテージ', '製品情報', '該当なし', '100D'],
])(
  'the sheet of a product on the host %s has its texts in its language',
  async (host, language, ...texts) => {
    const { pages, ...sheet } = await read('/products/gold/sheet.pdf', host);
    for (const text of [...texts, 'G100', 'TWIN', '40°C']) expect(pages[0]).toContain(text);
    expect(sheet.language).toBe(language);
    expect(sheet.title.replaceAll(' ', '')).toContain(texts[0]);
    for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure', 'Link'])
      expect(sheet.tags).toContain(tag);
    expect(pages[0]).not.toContain('〓');
  },
);

test('the sheet of a code has its values, its address and a page for each product that has it', async () => {
  const { pages } = await read('/c/g-100/sheet.pdf');
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(`${site.origin}/c/G100`);
  expect(pages[0]).not.toContain('TWIN');
  const both = (await read('/c/TWIN/sheet.pdf')).pages;
  expect(both.map((page) => /Goldthread|Silverthread/.exec(page)?.[0])).toEqual([
    'Goldthread',
    'Silverthread',
  ]);
});

test('a character that no typeface has is replaced by what it stands for, or by a mark', async () => {
  expect((await read('/c/TWIN/sheet.pdf')).pages[1]).toContain('P°C〓');
});

test('nothing inactive or unknown has a sheet, and a former slug leads to the present one', async () => {
  for (const path of ['/products/secret', '/products/none', '/c/X1', '/c/none', '/c/%00'])
    expect((await get(`${path}/sheet.pdf`)).status, path).toBe(404);
  await world.db.update(products).set({ slug: 'argent' }).where(eq(products.slug, 'silver'));
  const moved = await get('/products/silver/sheet.pdf');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    '/products/argent/sheet.pdf',
  ]);
});

test('a sheet is made once for each content, and not sent again to a client that has it', async () => {
  const made = () => readdirSync(join(world.dataDir, 'sheets'));
  const first = await get('/products/gold/sheet.pdf');
  const before = made();
  expect(first.headers.get('content-type')).toBe('application/pdf');
  expect(first.headers.get('link')).toBe(`<${site.origin}/products/gold>; rel="canonical"`);
  const etag = first.headers.get('etag') ?? '';
  const known = await get('/products/gold/sheet.pdf', undefined, { 'if-none-match': etag });
  expect(known.status).toBe(304);
  const head = await site.fetch('/products/gold/sheet.pdf', { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  expect(made()).toEqual(before);
  await world.db
    .update(item_codes)
    .set({ denier: '101 D' })
    .where(eq(item_codes.item_code, 'G100'));
  expect((await read('/products/gold/sheet.pdf')).pages[0]).toContain('101D');
  expect(made().length).toBe(before.length + 1);
});

test('a sheet shows the company, as far as it is known', async () => {
  await world.db.delete(company);
  await world.announced();
  const unnamed = await read('/c/G100/sheet.pdf');
  expect(unnamed.pages[0]).toMatch(/localhost.*1\/1$/);
  expect(unnamed.pages[0]).not.toContain('null');
  await world.db.insert(company).values({ legal_name: 'Bright Threads Ltd', phone: '+852 2345' });
  await world.announced();
  const { pages } = await read('/c/G100/sheet.pdf');
  expect(pages[0]).toContain('BrightThreadsLtd+85223451/1');
});

test('a product with many codes and long texts goes on over several pages, with every value', async () => {
  const { id } = await addProduct(world.db, { name: 'Many '.repeat(30).trim(), slug: 'many' });
  const names = Array.from({ length: 23 }, (_, n) => `MANY${n}`);
  await world.db.insert(item_codes).values(
    names.map((item_code, n) => ({
      ...{ product_id: id, item_code, denier: `${n}${'8'.repeat(40)}` },
      other_information: `Note ${n} ${'word '.repeat(n === 7 ? 900 : 30)}end${n}`,
    })),
  );
  const { pages } = await read('/products/many/sheet.pdf');
  const text = pages.join('');
  expect(pages.length).toBeGreaterThan(3);
  expect(text.match(/word/g)).toHaveLength(22 * 30 + 900);
  for (const [n, name] of names.entries()) {
    expect(text).toContain(name);
    expect(text).toContain(`end${n}`);
  }
  expect(pages.at(-1)).toContain(`${pages.length}/${pages.length}`);
});

test('the page of a product links to its sheet and to those of its codes', async () => {
  const html = await (await get('/products/gold')).text();
  const links = [...html.matchAll(/href="([^"]*sheet\.pdf)"/g)].map(([, path]) => path);
  expect(links.sort()).toEqual([
    ...['/c/G100/sheet.pdf', '/c/TWIN/sheet.pdf', '/products/gold/sheet.pdf'],
  ]);
});

test('a sheet of many codes is said to be larger', () => {
  expect(aboutSheetSize('en', 3)).toBe('80 kB');
  expect(aboutSheetSize('en', 63)).toBe('240 kB');
});

test('the catalogue has all Active products by category, with contents, bookmarks and page numbers', async () => {
  const address = '/admin/products/catalogue.pdf?language=zh-Hans';
  expect((await get(address)).status).toBe(302);
  const cookie = await site.signIn();
  const response = await get(address, undefined, { cookie });
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="catalogue-zh-Hans.pdf"',
  );
  const { pages, bookmarks, title } = await readPdf(await response.arrayBuffer());
  expect(title).toBe('产品目录');
  expect(bookmarks.slice(0, 2)).toEqual([
    { title: '目录', below: [] },
    { title: 'Embroidery', below: ['丝质金线'] },
  ]);
  expect(bookmarks[2]).toMatchObject({ title: '其他产品' });
  expect(bookmarks[2]?.below).toContain('Silver thread');
  const silver = pages.findIndex((page, at) => at > 0 && page.includes('Silverthread'));
  expect(pages[0]).toMatch(new RegExp(`Silverthread${silver + 1}(?!\\d)`));
  expect(pages.join('')).not.toContain('Secret');
});
