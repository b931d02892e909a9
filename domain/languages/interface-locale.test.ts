import { expect, test } from 'vitest';
import { hasInterfaceLocale, interfaceLocale } from './interface-locale.ts';

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['zh-Hant', 'zh-Hant'],
  ['ZH-HANT', 'zh-Hant'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['ja-JP', 'ja'],
  ['fr', 'en'],
  ['sr-Latn', 'en'],
  ['abcdefgh-x', 'en'],
])('a visitor of %s sees the site’s texts in %s', (code, spoken) => {
  expect(interfaceLocale(code)).toBe(spoken);
});

test('English texts count as the visitor’s language only if English was requested', () => {
  expect(['en', 'en-GB', 'ja', 'zh-TW', 'fr'].map(hasInterfaceLocale)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});
