import { create, type Font } from 'fontkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#database/schema/languages.ts';
import {
  addGalleryItem,
  addNewsItem,
  addProduct,
  addProductCategory,
  translate,
} from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;
let categoryId: number;

const hosts = ['zh-Hant', 'zh-Hans', 'ja'];

beforeAll(async () => {
  world = await openWorld();
  const { db } = world;
  await db.insert(languages).values([
    { code: 'zh-Hans', name: '简体中文', display_order: 3 },
    { code: 'ja', name: '日本語', display_order: 4 },
    { code: 'fr', name: 'Français', display_order: 5 },
  ]);
  const category = await addProductCategory(db, { name: 'Gold' });
  categoryId = category.id;
  const product = await addProduct(db, { slug: 'gold' }, { categories: [category.id] });
  await addProduct(db, { slug: 'other' }, { categories: [category.id] });
  const item = await addGalleryItem(db, { slug: 'gown', project_details: 'Silk' });
  const news = await addNewsItem(db, { slug: 'fair' });
  for (const code of hosts) {
    await translate(db, 'products', product.id, { name: '京都金' }, code);
    await translate(db, 'product_categories', category.id, { name: '特殊' }, code);
    await translate(db, 'gallery_items', item.id, { name: '舞台' }, code);
    await translate(db, 'news_items', news.id, { title: '展示' }, code);
  }
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const ask = (host: string, headers = {}) => site.fetch('/fonts/headings.woff2', { host, headers });

async function fontOf(host: string): Promise<Font> {
  return create(Buffer.from(await (await ask(host)).arrayBuffer())) as Font;
}

const missingFrom = (font: Font, text: string) =>
  [...text].filter(
    (character) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、，！？（）「」]/u.test(character) &&
      !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );

/** Returns the texts of a page that are set in the heading typeface. */
function headingsOf(html: string): string {
  const set = html.matchAll(
    /<(\w+)[^>]* class="[^"]*(?<![\w-])(?:display|title|heading|subheading)(?![\w-])[^"]*"[^>]*>([\s\S]*?)<\/\1>/g,
  );
  return [...set].map(([, , content = '']) => content.replace(/<[^>]*>/g, '')).join('\n');
}

test.each(hosts)('the font contains every heading of every kind of page on %s', async (host) => {
  const font = await fontOf(host);
  const paths = [
    ...['/', '/about', '/products', '/products?q=nothing', '/products/gold', '/products/none'],
    ...[
      '/resources',
      '/resources?q=nothing',
      '/resources/gown',
      '/news',
      '/news?q=x',
      '/news/fair',
    ],
    ...['/contact', '/offline', '/none', '/finder', '/finder?type=none', '/compare', '/samples'],
  ];
  for (const path of paths) {
    const headings = headingsOf(await (await site.fetch(path, { host })).text());
    expect(headings, path).toMatch(/\p{Script=Han}|\p{Script=Katakana}/u);
    expect(missingFrom(font, headings), path).toEqual([]);
  }
});

test.each(hosts)('the font of %s is small', async (host) => {
  const bytes = await (await ask(host)).arrayBuffer();
  expect(bytes.byteLength).toBeLessThan(90_000);
  expect(bytes.byteLength).toBeGreaterThan(10_000);
});

test('browsers cache the font, revalidate it in the background and get a 304 if it is unchanged', async () => {
  const first = await ask('ja');
  expect(first.headers.get('content-type')).toBe('font/woff2');
  expect(first.headers.get('cache-control')).toBe(
    'public, max-age=300, stale-while-revalidate=31536000',
  );
  const etag = first.headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`])
    expect((await ask('ja', { 'if-none-match': known })).status).toBe(304);
});

test('a name with a new character leads to another font at once', async () => {
  expect(missingFrom(await fontOf('ja'), '鶴')).toEqual(['鶴']);
  const before = (await ask('ja')).headers.get('etag');
  const named = await addProduct(world.db, { slug: 'crane' }, { categories: [categoryId] });
  await translate(world.db, 'products', named.id, { name: '鶴' }, 'ja');
  await world.announced();
  expect(missingFrom(await fontOf('ja'), '鶴')).toEqual([]);
  expect((await ask('ja')).headers.get('etag')).not.toBe(before);
});

test('another host serves the font of a language on request, because previews need it', async () => {
  const css = await (await site.fetch('/fonts/headings.css?language=ja')).text();
  expect(css).toContain('font-family: "Han Headings"');
  const path = /url\("([^"]*)"\)/.exec(css)?.[1] ?? '';
  const font = create(Buffer.from(await (await site.fetch(path)).arrayBuffer())) as Font;
  expect(missingFrom(font, '京都金')).toEqual([]);
  for (const none of ['', '?language=en', '?language=xx'])
    expect(await (await site.fetch(`/fonts/headings.css${none}`)).text()).toBe('');
});

test('a language without such a font has none', async () => {
  expect((await site.fetch('/fonts/headings.woff2')).status).toBe(404);
  expect((await ask('fr')).status).toBe(404);
});
