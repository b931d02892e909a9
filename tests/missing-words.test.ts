import { afterAll, beforeAll, expect, test } from 'vitest';
import { interface_words, languages } from '#database/schema/languages.ts';
import { ensureDemoContent } from '#demo/load.ts';
import { textsOf, unmarkedEnglish } from './head-of-page.ts';
import { openSite, openWorld, type TestSite, type World } from './world/world.ts';

/** A language with three words of its own, whose script tells them from English. */

const words = {
  'layout.home': '홈',
  'products.count': '{n}개 제품',
  'samples.addWhat': '샘플에 추가: {what}',
};

/** Addresses that the site map does not list, with messages of their own. */
const states = [
  '/products?q=zzzz',
  '/products?page=2',
  '/news?q=9999',
  '/finder?sort=-denier&denier_from=abc',
  '/finder?shade=%23C8A050',
  '/finder?denier_from=99999',
  '/compare?codes=ST120&codes=XX',
  '/compare',
  '/contact?sent=yes',
  '/contact?enquiry=price&product=st-viscose',
  '/samples',
  '/samples?add=code:XX&add=product:st-viscose',
  '/offline',
  '/nowhere',
  '/products/nothing',
  '/?toast=newsItem',
  '/?dialog=privacy',
  '/?newsletter=invalid&email=x',
  '/?newsletter=duplicate&email=x',
];

let world: World;
let site: TestSite;
const pages = new Map<string, string>();

beforeAll(async () => {
  world = await openWorld();
  const { db, files } = world;
  await ensureDemoContent({ db, files, wanted: true });
  const [korean] = await db
    .insert(languages)
    .values({ code: 'ko', name: '한국어', display_order: 9 })
    .returning();
  const rows = Object.entries(words).map(([key, value]) => ({ key, value }));
  const language_id = korean?.id ?? 0;
  await db.insert(interface_words).values(rows.map((row) => ({ ...row, language_id })));
  site = await openSite(world);
  const map = await (await site.fetch('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  for (const path of [...listed, ...states]) {
    const html = await (await site.fetch(path, { host: 'ko' })).text();
    // The title of a page cannot mark a language.
    pages.set(path, html.replace(/<head>[\s\S]*?<\/head>/, ''));
  }
}, 240_000);

afterAll(async () => {
  await site.close();
  await world.close();
});

/** The wrong texts of all pages, one line per page. */
const wrongTexts = (wrongIn: (html: string) => { text: string }[]) =>
  [...pages].flatMap(([path, html]) => {
    const wrong = wrongIn(html).map(({ text }) => text);
    return wrong.length > 0 ? [`${path}: ${[...new Set(wrong)].join(' | ')}`] : [];
  });

test('every word that the language lacks is inside an element with lang="en"', () => {
  expect(pages.size).toBeGreaterThan(60);
  expect(wrongTexts((html) => unmarkedEnglish(html).filter((one) => !one.isAttribute))).toEqual([]);
  expect(
    wrongTexts((html) => textsOf(html).filter(({ text }) => /\[object|undefined/.test(text))),
  ).toEqual([]);
});

test('its own words are in the language of the page', () => {
  const own = /[\uac00-\ud7af]/;
  expect(
    wrongTexts((html) => textsOf(html).filter(({ text, lang }) => own.test(text) && lang !== 'ko')),
  ).toEqual([]);
  const texts = textsOf(pages.get('/products') ?? '').map(({ text }) => text);
  expect(texts).toContain('홈');
  expect(texts.some((text) => /^\d+개 제품$/.test(text))).toBe(true);
});

test('a button without text has its name in English, and scripts and islands get the language of their messages', () => {
  const html = pages.get('/products') ?? '';
  expect(html).toMatch(/aria-label="Open menu" lang="en"/);
  expect(html).toMatch(/data-loading="Loading products..." data-loading-lang="en"/);
  expect(html).toContain('&quot;subscribe&quot;:{&quot;en&quot;:&quot;Subscribe&quot;}');
});
