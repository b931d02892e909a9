import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '#demo/content/company.ts';
import { collectTexts, everyText } from '#tests/every-text.ts';
import { stColours } from '../pdf/st-colours.ts';
import { carouselImages } from './carousel.ts';
import type { Phrase } from './content-types.ts';
import { galleryCategories } from './gallery-categories.ts';
import { galleryItems } from './gallery-items.ts';
import { newsItems } from './news-items.ts';
import { pictureTexts } from './picture-texts.ts';
import { productCategories } from './product-categories.ts';
import { products } from './products.ts';
import { shades } from './shades.ts';

const itemCodes = products.flatMap((product) => product.item_codes);
const records = [productCategories, products, galleryCategories, galleryItems, newsItems];

function phrasesOf(value: unknown): Phrase[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [value as Phrase];
  return Object.values(value).flatMap(phrasesOf);
}

function figure(text: string): number {
  return Number(text.replace(/[^\d.]/g, ''));
}

test('net weight is denier times metres over 9000, rounded to the gram', () => {
  for (const { item_code, denier, length, net_weight } of itemCodes) {
    if (denier === null) continue;
    const grams = Math.round((figure(denier) * figure(length)) / 9000);
    expect([item_code, net_weight]).toEqual([item_code, `${grams} g`]);
  }
});

test('gross weight is net weight plus the tare of the named package', () => {
  const tares = { cones: 22, spools: 10, bobbins: 45, strips: 4 };
  for (const { item_code, net_weight, gross_weight, other_information } of itemCodes) {
    const tare = Object.entries(tares).find(([kind]) => other_information.en.includes(kind))?.[1];
    expect([item_code, figure(gross_weight) - figure(net_weight)]).toEqual([item_code, tare]);
  }
});

test('dtex and Nm follow from the denier', () => {
  for (const { item_code, denier, other_information } of itemCodes) {
    if (denier === null) continue;
    const [, dtex, metric] = /(\d+) dtex, Nm (\d+(?:\.\d+)?)/.exec(other_information.en) ?? [];
    expect([item_code, Number(dtex)]).toEqual([item_code, Math.round((figure(denier) * 10) / 9)]);
    expect(Math.abs(Number(metric) - 9000 / figure(denier)), item_code).toBeLessThanOrEqual(0.5);
  }
});

test('every technical note says whether the thread may be dry-cleaned', () => {
  const said = {
    en: /Dry-clean, symbol P|no dry-cleaning/,
    'zh-Hant': /乾洗/,
    'zh-Hans': /干洗/,
    ja: /ドライクリーニング/,
  };
  for (const { item_code, other_technical_info } of itemCodes)
    for (const { language, text } of collectTexts(other_technical_info))
      expect(text, `${item_code} in ${language}`).toMatch(said[language]);
});

test('the name of a PDF says in each other language that it is in English', () => {
  const names = galleryItems
    .filter((item) => item.is_pdf)
    .flatMap(({ name }) => collectTexts(name));
  const others = names.filter(({ language }) => language !== 'en');
  expect(others).toHaveLength(18);
  expect(others.filter(({ text }) => !/英文|英語/.test(text))).toEqual([]);
});

test('a code announced as new is named in no earlier article', () => {
  const [announcement, ...earlier] = newsItems;
  const announced = itemCodes
    .map(({ item_code }) => item_code)
    .filter((code) => announcement?.article_body.en.includes(`<strong>${code}</strong>`));
  expect(announced).toHaveLength(4);
  const articles = earlier.map((item) => JSON.stringify(item));
  for (const code of announced)
    expect(articles.filter((article) => article.includes(code))).toEqual([]);
});

test('the pictures of an announcement are those of its codes', () => {
  const [announcement] = newsItems;
  for (const { url } of announcement?.media ?? []) {
    const code = itemCodes.find(({ image_url }) => image_url === url)?.item_code;
    expect(announcement?.article_body.en, url).toContain(`<strong>${code}</strong>`);
  }
});

test('the shares of every composition add up to a hundred', () => {
  for (const { item_code, composition } of itemCodes) {
    for (const text of Object.values(composition)) {
      const shares = [...text.matchAll(/(\d+)%/g)].map(([, share]) => Number(share));
      expect([item_code, shares.reduce((sum, share) => sum + share, 0)]).toEqual([item_code, 100]);
    }
  }
});

test('slugs and item codes are unique, lower-case and fit for an address', () => {
  for (const slugs of [products, galleryItems, newsItems].map((list) => list.map((r) => r.slug))) {
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
  const codes = itemCodes.map((code) => code.item_code);
  expect(new Set(codes).size).toBe(codes.length);
});

test('every picture and video named is in the manifest', () => {
  const manifest = JSON.parse(readFileSync('demo/images/manifest.json', 'utf8'));
  const named = everyText.map(({ text }) => text).filter((text) => /\.(jpg|mp4)$/.test(text));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !(path in manifest))).toEqual([]);
});

test('every picture and video of a record says what it shows, and none says the same as another', () => {
  const named = [products, galleryItems, newsItems]
    .flatMap((records) => collectTexts(records))
    .map(({ text }) => text)
    .filter((text) => /\.(jpg|mp4)$/.test(text));
  expect(new Set(pictureTexts.keys())).toEqual(new Set(named));
  for (const language of ['en', 'zh-Hant', 'zh-Hans', 'ja'] as const) {
    const texts = [...pictureTexts.values()].map((text) => text[language]);
    expect(texts).not.toContain(undefined);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test('a picture or video is shown by one record only', () => {
  const shown = [...products, ...galleryItems, ...newsItems, ...carouselImages].flatMap(
    (record) => [
      ...new Set(
        collectTexts(record)
          .map(({ text }) => text)
          .filter((text) => /\.(jpg|mp4)$/.test(text)),
      ),
    ],
  );
  expect(shown.filter((path, at) => shown.indexOf(path) !== at)).toEqual([]);
});

test('an ST shade has the number and name of the printed colour book', () => {
  const book = stColours.flatMap(({ first, colours }) =>
    colours.map(([name], at) => `${first + at} ${name.toLowerCase()}`),
  );
  const st = shades.filter(({ product }) => product === 'st-viscose');
  expect(st.length).toBeGreaterThan(5);
  expect(book).toEqual(
    expect.arrayContaining(st.map(({ number, name }) => `${number} ${name.en.toLowerCase()}`)),
  );
});

test('every category of a record and every link in an article exists', () => {
  const productKeys = new Set(productCategories.map((category) => category.key));
  const galleryKeys = new Set(galleryCategories.map((category) => category.key));
  const slugs = new Set<string>(products.map((product) => product.slug));
  for (const { categories } of products)
    for (const key of categories) expect(productKeys).toContain(key);
  for (const item of galleryItems) {
    for (const key of item.categories) expect(galleryKeys).toContain(key);
    for (const slug of item.products) expect(slugs).toContain(slug);
    expect(item.is_pdf).toBe(item.pdf_url !== null);
  }
  for (const { text } of everyText)
    for (const [, slug] of text.matchAll(/href="\/products\/([^"]+)"/g))
      expect(slugs).toContain(slug);
});

test('news has three pinned items in order and no date after the demo’s own date', () => {
  const pinned = newsItems.filter((item) => item.is_pinned);
  expect(pinned.map((item) => item.display_order).sort()).toEqual([1, 2, 3]);
  const dates = newsItems.map((item) => item.created_at);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates.every((date) => date >= '2025-01-01' && date < '2026-11-16')).toBe(true);
});

test('no text contains a trademark of another maker', () => {
  const forbidden = /lurex|super\s?twist|kyototex|madeira|pantone|ginetex/i;
  expect(everyText.filter(({ text }) => forbidden.test(text))).toEqual([]);
});

test('a text about a certificate of the company says DEMO', () => {
  const named = [...galleryItems, ...newsItems].filter((item) =>
    /certificate|reach-statement|oeko-tex/.test(item.slug),
  );
  expect(named).toHaveLength(4);
  for (const item of named)
    for (const { text } of collectTexts([
      'name' in item ? item.name : item.title,
      item.description,
    ]))
      expect(text).toContain('DEMO');
});

test('every text exists in all four languages, each in its own script', () => {
  const incomplete = [...records, company]
    .flatMap(phrasesOf)
    .filter((phrase) => ['zh-Hant', 'zh-Hans', 'ja'].some((code) => !(code in phrase)));
  expect(incomplete).toEqual([]);
  const simplifiedOnly = /[线绣纱织丝绸缎缝针订单货号样这们个说为从会对时过还发长门问间关产业务应]/;
  const traditionalOnly =
    /[線繡紗織絲綢緞縫針訂單貨號樣這們個說為從會對時過還裡發長門問間關產業務應]/;
  const simplifiedInTraditional = everyText.filter(
    ({ language, text }) => language === 'zh-Hant' && simplifiedOnly.test(text),
  );
  const traditionalInSimplified = everyText.filter(
    ({ language, text }) => language === 'zh-Hans' && traditionalOnly.test(text),
  );
  expect(simplifiedInTraditional.map(({ text }) => text)).toEqual([]);
  expect(traditionalInSimplified.map(({ text }) => text)).toEqual([]);
});
