import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#database/schema/languages.ts';
import { publicPageNames } from '#domain/addresses/public-pages.ts';
import {
  addGalleryItem,
  addNewsItem,
  addProduct,
  translate,
} from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  const { db } = world;
  await db.insert(languages).values([
    { code: 'ja', name: '日本語', display_order: 3 },
    { code: 'fr', name: 'Français', display_order: 4 },
  ]);
  const gold = await addProduct(db, { name: 'Gold & <silver>', slug: 'gold' });
  await translate(db, 'products', gold.id, { name: '金' });
  await translate(db, 'products', gold.id, { name: '金糸' }, 'ja');
  await addProduct(db, { slug: 'plain' });
  await addProduct(db, { slug: 'hidden-product', status: 'Inactive' });
  await addGalleryItem(db, { slug: 'gown' });
  await addGalleryItem(db, { slug: 'hidden-pdf', is_pdf: true });
  await addGalleryItem(db, { slug: 'hidden-item', status: 'Inactive' });
  const fair = await addNewsItem(db, {
    title: 'Fair & <b>more</b>',
    slug: 'fair',
    description: 'Meet us',
    article_body: 'one\ntwo <script>alert(1)</script>]]>',
    created_at: new Date('2026-02-01T00:00:00Z'),
  });
  await translate(db, 'news_items', fair.id, { title: '展示会' }, 'ja');
  await addNewsItem(db, { slug: 'hidden-news', status: 'Inactive' });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const read = async (path: string, host?: string) => {
  const response = await site.fetch(path, host === undefined ? {} : { host });
  return { response, text: await response.text() };
};
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('the English site map lists every page once, with its date of change and its other languages', async () => {
  const { response, text } = await read('/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const paths = ['/', '/about', '/products', '/resources', '/news', '/contact', '/finder'];
  const records = ['/products/gold', '/products/plain', '/resources/gown', '/news/fair'];
  expect(locations(text).map((url) => url?.slice(site.origin.length))).toEqual(
    expect.arrayContaining([...paths, ...records]),
  );
  const all = publicPageNames.length + 1 + records.length;
  expect(locations(text)).toHaveLength(all);
  expect(text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(all);
  const gold = text.split('<url>').find((url) => url.includes('/products/gold</loc>')) ?? '';
  const hreflangs = [...gold.matchAll(/hreflang="(.*?)"/g)].map(([, code]) => code);
  expect(hreflangs).toEqual(['en', 'zh-Hant', 'ja', 'x-default']);
});

test('inactive records and records without a page are in no site map and no feed', async () => {
  for (const host of [undefined, 'zh-hant', 'ja']) {
    for (const path of ['/sitemap.xml', '/news/feed.xml']) {
      expect((await read(path, host)).text).not.toContain('hidden');
    }
  }
});

test('a language host lists its translated pages under its own addresses', async () => {
  const { text } = await read('/sitemap.xml', 'ja');
  const records = locations(text).filter((url) => /\/(products|resources|news)\/./.test(url ?? ''));
  const { port } = new URL(site.origin);
  expect(records).toEqual([
    `http://ja.localhost:${port}/products/gold`,
    `http://ja.localhost:${port}/news/fair`,
  ]);
});

test('a language without a catalogue of messages lists no page of the interface', async () => {
  expect(locations((await read('/sitemap.xml', 'fr')).text)).toEqual([]);
});

test('robots.txt closes the back-office and names the site map of its host', async () => {
  const { response, text } = await read('/robots.txt', 'ja');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toContain('Disallow: /admin\n');
  expect(text).toContain(`Sitemap: ${site.origin.replace('//', '//ja.')}/sitemap.xml\n`);
});

test('the feed is valid Atom in the language of its host', async () => {
  const english = await read('/news/feed.xml');
  expect(english.response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(english.text).toContain('<title>Fair &#38; &#60;b&#62;more&#60;/b&#62;</title>');
  expect(english.text).toContain('<published>2026-02-01T00:00:00.000Z</published>');
  expect(english.text).not.toContain('<script');
  expect(english.text).not.toContain('alert(1)');
  const japanese = await read('/news/feed.xml', 'ja');
  expect(japanese.text).toContain('xml:lang="ja">');
  expect(japanese.text).toContain('<title>展示会</title>');
  expect(japanese.text).toContain('<summary xml:lang="en">Meet us</summary>');
});

test('site map, robots.txt and feed are cached, and a change shows at once', async () => {
  await world.announced();
  for (const path of ['/sitemap.xml', '/robots.txt', '/news/feed.xml']) {
    await read(path);
    expect((await read(path)).response.headers.get('cache-status')).toBe('kamsin; hit');
  }
  await addNewsItem(world.db, { title: 'Fresh', slug: 'fresh' });
  await expect.poll(async () => (await read('/news/feed.xml')).text).toContain('Fresh');
});
