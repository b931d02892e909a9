import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#database/schema/languages.ts';
import { item_codes } from '#database/schema/products.ts';
import { headOf, textsOf } from '#tests/head-of-page.ts';
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
let japanese: string;
let newsId: number;

const breakOut = '</script><script>alert("out")</script>';

beforeAll(async () => {
  world = await openWorld();
  const { db } = world;
  await db.insert(languages).values([
    { code: 'ja', name: '日本語', display_order: 3 },
    { code: 'fr', name: 'Français', display_order: 4 },
  ]);
  const embroidery = await addProductCategory(db, { name: 'Embroidery' });
  const gold = await addProduct(
    db,
    {
      name: `Gold ${breakOut}`,
      slug: 'gold',
      description: `<p>Fine</p> ${'shining '.repeat(40)}`,
      image_url: '/media/products/gold.jpg',
      uses: ['knitting', 'of another client'],
    },
    { categories: [embroidery.id], codes: ['ST100'] },
  );
  await db.update(item_codes).set({
    ...{ denier: '111 dtex', length: '1,000–2,000 m', net_weight: 'on request' },
    ...{ gross_weight: 'N/A', country_of_origin: 'Japan', composition: breakOut },
  });
  await translate(db, 'products', gold.id, { name: '金糸' }, 'ja');
  const plain = await addProduct(db, { name: 'Plain', slug: 'plain', description: 'Simple' });
  await translate(db, 'products', plain.id, { name: 'Uni' }, 'fr');
  await addGalleryItem(db, { name: 'Gown', slug: 'gown', description: 'Lace with gold' });
  const fair = await addNewsItem(db, {
    title: 'Fair',
    slug: 'fair',
    description: '金'.repeat(200),
    created_at: new Date('2026-02-01T00:00:00Z'),
    primary_image_url: '/media/news/fair.jpg',
  });
  newsId = fair.id;
  site = await openSite(world);
  japanese = site.origin.replace('//', '//ja.');
});
afterAll(async () => {
  await site.close();
  await world.close();
});

const page = async (path: string, host?: string) => {
  const response = await site.fetch(path, host === undefined ? {} : { host });
  return { status: response.status, head: headOf(await response.text()) };
};

test('the title of a product has its name and the site’s, and its description has 120 plain characters', async () => {
  const { head } = await page('/products/gold');
  expect(head.title).toBe(`Gold ${breakOut} | Kamsin`);
  const description = head.meta.description ?? '';
  expect(description).toMatch(/^Fine shining shining /);
  expect([...description].length).toBeLessThanOrEqual(120);
  expect([...description].length).toBeGreaterThan(110);
});

test('a product offers itself for 0 USD, in stock', async () => {
  const { head } = await page('/products/gold');
  expect(head.data.Product).toMatchObject({
    name: `Gold ${breakOut}`,
    image: [`${site.origin}/media/products/gold.jpg`],
    sku: 'ST100',
    category: 'Embroidery',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Use', value: 'Knitting' }],
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  });
});

test('a product is the group of its item codes, with measures in units of UN/CEFACT and texts as typed', async () => {
  const { head } = await page('/products/gold', 'ja');
  expect(head.data.ProductGroup).toMatchObject({
    '@id': `${japanese}/products/gold#item-codes`,
    productGroupID: 'gold',
    hasVariant: [
      {
        '@type': 'Product',
        sku: 'ST100',
        url: `${japanese}/c/ST100`,
        material: breakOut,
        countryOfOrigin: { '@type': 'Country', name: 'Japan' },
        additionalProperty: [
          { propertyID: 'denier', name: 'デニール', value: 99.9, unitCode: 'A49' },
          { propertyID: 'length', minValue: 1000, maxValue: 2000, unitCode: 'MTR' },
          { propertyID: 'net_weight', value: 'on request' },
        ],
      },
    ],
  });
  expect(JSON.stringify(head.data.ProductGroup)).not.toContain('offers');
  expect((await page('/products/plain')).head.data.ProductGroup).toBeUndefined();
});

test('every page has structured data of the company, itself and its breadcrumb', async () => {
  const { head } = await page('/products/plain');
  expect(head.data.Organization).toMatchObject({ name: 'Kamsin', url: `${site.origin}/` });
  expect(head.data.WebPage).toMatchObject({ url: `${site.origin}/products/plain` });
  expect(head.data.BreadcrumbList).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${site.origin}/` },
      { position: 2, name: 'Products', item: `${site.origin}/products` },
      { position: 3, name: 'Plain', item: `${site.origin}/products/plain` },
    ],
  });
});

test('the breadcrumb calls the resources Gallery', async () => {
  for (const path of ['/resources', '/resources/gown']) {
    const { head } = await page(path);
    expect(head.data.BreadcrumbList).toMatchObject({
      itemListElement: expect.arrayContaining([
        { '@type': 'ListItem', position: 2, name: 'Gallery', item: `${site.origin}/resources` },
      ]),
    });
  }
});

test('no text from staff can break out of the structured data', async () => {
  const response = await site.fetch('/products/gold');
  expect(await response.text()).not.toContain(breakOut);
});

test('a news item is an article with its dates, under its slug even if it was requested by id', async () => {
  for (const path of ['/news/fair', `/news/${newsId}`]) {
    const { head } = await page(path);
    expect(head.canonical).toBe(`${site.origin}/news/fair`);
    expect([...(head.meta.description ?? '')]).toHaveLength(150);
    expect(head.data.NewsArticle).toMatchObject({
      headline: 'Fair',
      datePublished: '2026-02-01T00:00:00.000Z',
      image: [`${site.origin}/media/news/fair.jpg`],
    });
  }
});

test('a shared link shows the title, text and share image of the page', async () => {
  const { head } = await page('/news/fair');
  expect(head.meta).toMatchObject({
    'og:title': 'Fair',
    'og:type': 'article',
    'og:url': `${site.origin}/news/fair`,
    'og:image': expect.stringMatching(/^http:\/\/localhost:\d+\/cards\/news\/fair\?v=\w+$/),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Fair | Kamsin',
    'twitter:card': 'summary_large_image',
    'twitter:image': head.meta['og:image'],
    'twitter:image:alt': 'Fair | Kamsin',
  });
  expect((await page('/')).head.meta['og:image']).toContain(`${site.origin}/cards/site?v=`);
});

test('a share image is on the host of its page', async () => {
  const card = async (path: string) => (await page(path, 'ja')).head.meta['og:image'] ?? '';
  expect(await card('/products/gold')).toContain(`${japanese}/cards/products/gold?`);
  expect(await card('/products/plain')).toContain(`${site.origin}/cards/products/plain?`);
  expect(await card('/')).toContain(`${japanese}/cards/site?v=`);
});

test('a translated page is its own canonical, and an untranslated one names the English page', async () => {
  const translated = await page('/products/gold', 'ja');
  expect(translated.head.title).toContain('金糸');
  expect(translated.head.canonical).toBe(`${japanese}/products/gold`);
  const untranslated = await page('/products/plain', 'ja');
  expect(untranslated.head.canonical).toBe(`${site.origin}/products/plain`);
});

test('the English page names the same languages as the translated one', async () => {
  const english = await page('/products/gold');
  expect(Object.keys(english.head.alternates)).toEqual(['en', 'zh-Hant', 'ja', 'x-default']);
  expect(english.head.alternates.ja).toBe(`${japanese}/products/gold`);
  expect((await page('/products/gold', 'ja')).head.alternates).toEqual(english.head.alternates);
});

test('the canonical address of a list keeps the page number and drops filters and unknown parameters', async () => {
  for (let n = 1; n <= 6; n++)
    await addGalleryItem(world.db, { name: `Many ${n}`, slug: `m-${n}` });
  for (const path of ['/resources?page=2&utm_source=x', '/resources?page=99']) {
    const { head } = await page(path);
    expect(head.canonical, path).toBe(`${site.origin}/resources?page=2`);
    expect(head.title, path).toBe('Gallery (2) | Kamsin');
  }
  expect((await page('/resources?q=gold&size=12')).head.canonical).toBe(`${site.origin}/resources`);
});

test.each([
  ['/about?page=3', '/about', 'About Us | Kamsin'],
  ['/products?page=2', '/products', 'Products | Kamsin'],
])('%s is the page %s', async (asked, path, title) => {
  const { head } = await page(asked);
  expect(head.canonical).toBe(site.origin + path);
  expect(head.title).toBe(title);
});

test('every page links to the news feed of its host', async () => {
  expect((await page('/news', 'ja')).head.feed).toBe('/news/feed.xml');
});

test('a missing product has noindex and a title that says so', async () => {
  const { status, head } = await page('/products/nowhere');
  expect(status).toBe(404);
  expect(head.meta.robots).toBe('noindex');
  expect(head.canonical).toBeUndefined();
  expect(head.title).toBe('Page Not Found | Kamsin');
});

test('if the site’s words are English, they are marked as English on the page of another language', async () => {
  const response = await site.fetch('/products/plain', { host: 'fr' });
  const html = await response.text();
  expect(headOf(html)).toMatchObject({
    lang: 'fr',
    canonical: `${site.origin.replace('//', '//fr.')}/products/plain`,
  });
  const texts = textsOf(html);
  for (const [text, lang] of [
    ['Uni', 'fr'],
    ['Simple', 'en'],
    ['Back to Products', 'en'],
  ])
    expect(texts).toContainEqual(expect.objectContaining({ text, lang }));
});
