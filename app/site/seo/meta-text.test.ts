import { expect, test } from 'vitest';
import { catalogueOf } from '#app/i18n/catalogues.server.ts';
import { galleryItems } from '#demo/content/gallery-items.ts';
import { newsItems } from '#demo/content/news-items.ts';
import { interfaceLocales } from '#domain/languages/interface-locale.ts';
import { cutText, plainText } from './meta-text.ts';

test('a text is cut between graphemes', () => {
  expect(cutText('abcdef', 4)).toBe('abcd');
  expect(cutText('金銀線繡花', 3)).toBe('金銀線');
  expect(cutText('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301e\u0301');
  expect(cutText('👩‍🎨👩‍🎨👩‍🎨', 2)).toBe('👩‍🎨👩‍🎨');
  expect(cutText('short', 120)).toBe('short');
  expect(cutText('one two', 4)).toBe('one');
});

test.each([
  ['<p>Gold</p><p>thread</p>', 'Gold thread'],
  ['Jap<b>an</b> gold', 'Japan gold'],
  ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
  ['Silk &amp; gold &#8212; &#x1F9F5; &unknown;', 'Silk & gold — 🧵 &unknown;'],
  ['a<script>alert(1)</script>b<style>p{}</style>c<!-- d -->e', 'a b c e'],
  ['<scr<script>ipt>alert(1)', '<scr'],
  ['one\n\n two\u00a0three', 'one two three'],
])('%j becomes %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('an empty value becomes an empty text', () => {
  expect(plainText(null)).toBe('');
});

test.each(interfaceLocales)(
  'the descriptions of the site’s own pages in %s are never cut',
  (code) => {
    const { product } = catalogueOf(code).seo;
    const records = [...galleryItems, ...newsItems].map((item) => item.description[code] ?? '');
    const texts = [product.description, ...records];
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter((text) => cutText(text, 150) !== text)).toEqual([]);
  },
);
