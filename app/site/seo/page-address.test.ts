import { expect, test } from 'vitest';
import { pageAddresses } from './page-address.ts';

const hosts = ['en', 'zh-Hant', 'zh-Hans', 'ja'].map((code) => ({
  code,
  origin: code === 'en' ? 'https://www.x.example' : `https://${code.toLowerCase()}.x.example`,
}));

const addresses = (language: string, translated: string[]) =>
  pageAddresses({
    path: '/products/gold',
    language,
    hosts,
    isTranslated: (code) => translated.includes(code),
  });

test('English and Traditional Chinese are always listed, other languages if the page is translated', () => {
  const listed = (translated: string[]) =>
    addresses('en', translated).alternates.map(({ hreflang }) => hreflang);
  expect(listed([])).toEqual(['en', 'zh-Hant', 'x-default']);
  expect(listed(['ja'])).toEqual(['en', 'zh-Hant', 'ja', 'x-default']);
});

test('x-default is the English page, and all addresses are absolute', () => {
  expect(addresses('ja', ['ja']).alternates).toEqual([
    { hreflang: 'en', href: 'https://www.x.example/products/gold' },
    { hreflang: 'zh-Hant', href: 'https://zh-hant.x.example/products/gold' },
    { hreflang: 'ja', href: 'https://ja.x.example/products/gold' },
    { hreflang: 'x-default', href: 'https://www.x.example/products/gold' },
  ]);
});

test('a translated page is its own canonical, and an untranslated one names the English page', () => {
  expect(addresses('ja', ['ja'])).toMatchObject({
    language: 'ja',
    canonical: 'https://ja.x.example/products/gold',
  });
  expect(addresses('zh-Hant', ['ja'])).toMatchObject({
    language: 'en',
    canonical: 'https://www.x.example/products/gold',
  });
});

test('a language that is missing in the table is not listed', () => {
  const { alternates } = pageAddresses({
    path: '/',
    language: 'en',
    hosts: hosts.slice(0, 1),
    isTranslated: () => true,
  });
  expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['en', 'x-default']);
});
