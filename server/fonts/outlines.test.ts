import { expect, test } from 'vitest';
import { company } from '#demo/content/company.ts';
import { galleryItems } from '#demo/content/gallery-items.ts';
import { newsItems } from '#demo/content/news-items.ts';
import { products } from '#demo/content/products.ts';
import { interfaceLocales } from '#domain/languages/interface-locale.ts';
import { outlinesOf } from './outlines.ts';

test.each(interfaceLocales)(
  'every name of the demo and the site in %s has an outline',
  async (language) => {
    const letters = await outlinesOf(language);
    const names = [
      company.name[language],
      company.tagline[language],
      ...[...products, ...galleryItems].map((record) => record.name[language] ?? ''),
      ...newsItems.map((item) => item.title[language] ?? ''),
    ];
    expect(names.filter((name) => !letters.has(name))).toEqual([]);
  },
);

test('Han characters are as wide as high, and a gap separates them from Latin words', async () => {
  const letters = await outlinesOf('zh-Hant');
  expect(letters.width('金線', 100)).toBeCloseTo(200);
  const apart = letters.width('金', 100) + letters.width('ST', 100);
  expect(letters.width('金ST', 100)).toBeCloseTo(apart + 12);
  expect(letters.width('金 ST', 100)).toBeCloseTo(apart + letters.width(' ', 100));
});

test('a character without a glyph is reported and never drawn', async () => {
  const letters = await outlinesOf('en');
  expect(letters.has('Gold 金')).toBe(true);
  expect(letters.has('🧵')).toBe(false);
  expect(letters.path('🧵', 40, 0, 0)).toBe('');
});

test('a word may have letters of Western and Central Europe, without a gap between them', async () => {
  const letters = await outlinesOf('en');
  expect(letters.has('Łódź Garnfabrik & Söhne')).toBe(true);
  expect(letters.width('Łó', 100)).toBeCloseTo(letters.width('Ł', 100) + letters.width('ó', 100));
});
