import { afterAll, beforeAll, expect, test } from 'vitest';
import { gallery_item_products, gallery_items } from '#database/schema/gallery.ts';
import { product_categories } from '#database/schema/products.ts';
import { ensureDemoContent } from '#demo/load.ts';
import { type Head, headOf, textsOf, unmarkedEnglish } from './head-of-page.ts';
import { addProduct, translate } from './world/content/catalogue-rows.ts';
import { reloadSiteContent } from './world/content/site-content.ts';
import { openSite, openWorld, type TestSite, type World } from './world/world.ts';

/** Walks the whole site with its demo content, on all hosts, as a search engine does. */

let world: World;
let site: TestSite;
/** Every address that a site map lists or that a page lists as its version in another language. */
const pages = new Map<string, { status: number; head: Head; html: string }>();
const maps = new Map<string, string[]>();

beforeAll(async () => {
  world = await openWorld();
  await ensureDemoContent({ db: world.db, files: world.files, wanted: true });
  await reloadSiteContent(world);
  await addUnseenProduct();
  site = await openSite(world);
  for (const host of ['en', 'zh-hant', 'zh-hans', 'ja']) {
    const origin = host === 'en' ? site.origin : site.origin.replace('//', `//${host}.`);
    const map = await (await ask(`${origin}/sitemap.xml`)).text();
    maps.set(
      host,
      [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url),
    );
  }
  const waiting = [...maps.values()].flat();
  for (const address of waiting) {
    if (pages.has(address)) continue;
    const response = await ask(address);
    const html = await response.text();
    const head = headOf(html);
    pages.set(address, { status: response.status, head, html });
    waiting.push(...Object.values(head.alternates));
    if (head.canonical) waiting.push(head.canonical);
  }
}, 240_000);

afterAll(async () => {
  await site.close();
  await world.close();
});

/** An inactive product that everything links to: first in its lists, in every category and gallery item. */
async function addUnseenProduct() {
  const { db } = world;
  const categories = (await db.select({ id: product_categories.id }).from(product_categories)).map(
    ({ id }) => id,
  );
  const { id } = await addProduct(
    db,
    { name: 'Unseen thread', slug: 'unseen', status: 'Inactive', display_order: 0 },
    { categories, codes: ['UNSEEN100'] },
  );
  await translate(db, 'products', id, { name: '金線 unseen' });
  const items = await db.select({ gallery_item_id: gallery_items.id }).from(gallery_items);
  await db.insert(gallery_item_products).values(items.map((item) => ({ ...item, product_id: id })));
}

function ask(address: string): Promise<Response> {
  const { host, origin, pathname, search } = new URL(address);
  return site.fetch(pathname + search, origin === site.origin ? {} : { host });
}

/** All problems, one line per page, so that a failure shows all of them. */
function wrongPages(problemOf: (page: Head, address: string) => string | undefined): string[] {
  return [...pages].flatMap(([address, { head }]) => {
    const problem = problemOf(head, address);
    return problem ? [`${address}: ${problem}`] : [];
  });
}

test('the site maps list the pages of all four hosts, and every listed page responds with 200', () => {
  for (const [host, addresses] of maps) expect(addresses.length, host).toBeGreaterThan(20);
  expect([...pages].filter(([, { status }]) => status !== 200).map(([address]) => address)).toEqual(
    [],
  );
});

test('every page has a title, a description, a canonical address and an existing picture', async () => {
  const pictures = new Set<string>();
  expect(
    wrongPages(({ title, meta, canonical }) => {
      pictures.add(meta['og:image'] ?? '');
      const isWhole = title && meta.description && canonical && meta['og:image'];
      return isWhole ? undefined : JSON.stringify({ title, canonical, ...meta });
    }),
  ).toEqual([]);
  // Share images in other languages show the same pictures with other texts: server/share-images tests them.
  const english = [...pictures].filter((picture) => picture.startsWith(site.origin));
  expect(english.length).toBeGreaterThan(20);
  for (const picture of english) {
    const { status, headers } = await ask(picture);
    expect([status, headers.get('content-type')], picture).toEqual([200, 'image/jpeg']);
  }
});

test('alternates are absolute, and every alternate names the page in return', () => {
  expect(
    wrongPages(({ alternates }, address) => {
      const one = Object.entries(alternates).find(
        ([, href]) =>
          !URL.canParse(href) ||
          JSON.stringify(pages.get(href)?.head.alternates) !== JSON.stringify(alternates),
      );
      if (one) return `does not agree with ${one.join(' ')}`;
      return alternates.en && alternates['x-default'] === alternates.en && alternates['zh-Hant']
        ? undefined
        : `names ${Object.keys(alternates)}, but not ${address}`;
    }),
  ).toEqual([]);
});

test('a page in a site map is its own canonical and among its own alternates', () => {
  const wrong = [...maps.values()].flat().filter((address) => {
    const head = pages.get(address)?.head;
    return head?.canonical !== address || !Object.values(head.alternates).includes(address);
  });
  expect(wrong).toEqual([]);
});

test('every page has the language of its host', () => {
  expect(
    wrongPages(({ lang }, address) => {
      const host = new URL(address).hostname.replace(/\.?localhost$/, '');
      return lang?.toLowerCase() === (host || 'en') ? undefined : `lang ${lang}`;
    }),
  ).toEqual([]);
});

test('titles are not cut, descriptions have at most 150 characters, those of products 120', () => {
  const graphemes = new Intl.Segmenter();
  expect(
    wrongPages(({ meta }, address) => {
      const length = [...graphemes.segment(meta.description ?? '')].length;
      return length <= (/\/products\/./.test(address) ? 120 : 150) ? undefined : `${length}`;
    }),
  ).toEqual([]);
});

test('headings of a page skip no level downwards', () => {
  const wrong = [...pages].flatMap(([address, { html }]) => {
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]));
    const skips = levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1);
    return skips || levels.length === 0 ? [`${address}: ${levels}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('every page has structured data of the company, itself and its breadcrumb', () => {
  expect(
    wrongPages(({ data }, address) => {
      const needed = ['Organization', 'WebPage', 'BreadcrumbList'];
      if (/\/products\/./.test(address)) needed.push('Product');
      if (/\/news\/./.test(address)) needed.push('NewsArticle');
      const missing = needed.filter((type) => !data[type]);
      return missing.length === 0 ? undefined : `lacks ${missing}`;
    }),
  ).toEqual([]);
});

test('an inactive product is on no page, in no data response, search, site map or feed', async () => {
  const texts = [...pages].map(([address, { html }]) => ({ address, text: html }));
  const more = [...pages.keys()].flatMap((address) => {
    const { origin, pathname } = new URL(address);
    return pathname === '/' ? [`${origin}/_root.data`] : [`${origin}${pathname}.data`];
  });
  for (const path of ['/products?q=thread', '/products.data?q=UNSEEN100', '/products/unseen'])
    more.push(site.origin + path);
  for (const path of ['/sitemap.xml', '/news/feed.xml', '/products/unseen.data'])
    more.push(site.origin + path);
  for (const address of more) texts.push({ address, text: await (await ask(address)).text() });
  const named = /unseen thread|金線 unseen|UNSEEN100(?!")/i;
  expect(texts.filter(({ text }) => named.test(text)).map(({ address }) => address)).toEqual([]);
  expect((await ask(`${site.origin}/products/unseen`)).status).toBe(404);
});

test('every English text on a language host is marked as English', () => {
  const wrong = [...pages].flatMap(([address, { html }]) => {
    if (!/\/\/(zh|ja)/.test(address)) return [];
    const english = unmarkedEnglish(html).map(({ text }) => text);
    return english.length > 0 ? [`${address}: ${english.join(' | ')}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('Chinese and Japanese texts use the punctuation of their script', () => {
  const foreign = /[\u3040-\u30ff\u3400-\u9fff] ?[,;:!?]|[\u3040-\u30ff\u3400-\u9fff] ?\.(?!\w)/;
  const wrong = [...pages].flatMap(([address, { html }]) =>
    textsOf(html)
      .filter(({ text, lang }) => /^(zh|ja)/.test(lang) && foreign.test(text))
      .map(({ text }) => `${address}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('the home page has one picture of its carousel before the script runs, which does not delay others', () => {
  const home = pages.get(`${site.origin}/`)?.html ?? '';
  const pictures = home
    .replace(/<template>.*?<\/template>/gs, '')
    .match(/<img[^>]*carousel[^>]*>/g);
  expect(pictures).toHaveLength(1);
  expect(pictures?.[0]).toMatch(/loading="eager"/);
  expect(pictures?.[0]).toMatch(/fetchpriority="low"/i);
});

test('the carousel has its titles and alternative texts in the language of the host', () => {
  const home = (host: string) => pages.get(`${site.origin.replace('//', `//${host}`)}/`)?.html;
  const titles = { '': 'Leaves in gold and copper', 'zh-hant.': '金葉與銅葉', 'ja.': '金と銅の葉' };
  for (const [host, title] of Object.entries(titles))
    for (const [other, text] of Object.entries(titles))
      expect(home(host)?.includes(text), `${title} and ${other}`).toBe(text === title);
  expect(home('zh-hans.')).toContain('alt="黑色丝绸上以平包针绣成的金色与铜色叶片"');
  expect(home('zh-hans.')).toMatch(/class="slide" aria-hidden="false" data-shown="true"/);
});
