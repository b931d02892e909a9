import { expect, test } from 'vitest';
import { galleryItems } from '#demo/content/gallery-items.ts';
import { newsItems } from '#demo/content/news-items.ts';
import { products } from '#demo/content/products.ts';
import { company } from '#domain/company.ts';
import { interfaceLocales } from '#domain/languages/interface-locale.ts';
import { outlinesOf } from './outlines.ts';

test.each(interfaceLocales)(
  'there is an outline for every name of ours in %s',
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

test('Han is as wide as it is high, and a gap stands between it and a Latin word', async () => {
  const letters = await outlinesOf('zh-Hant');
  expect(letters.width('金線', 100)).toBeCloseTo(200);
  const apart = letters.width('金', 100) + letters.width('ST', 100);
  expect(letters.width('金ST', 100)).toBeCloseTo(apart + 12);
  expect(letters.width('金 ST', 100)).toBeCloseTo(apart + letters.width(' ', 100));
});

test('what has no glyph is said, and drawn nowhere', async () => {
  const letters = await outlinesOf('en');
  expect(letters.has('Gold 金')).toBe(true);
  expect(letters.has('🧵')).toBe(false);
  expect(letters.path('🧵', 40, 0, 0)).toBe('');
});
