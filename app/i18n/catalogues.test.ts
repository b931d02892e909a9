import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { interfaceLocales } from '#domain/languages/interface-locale.ts';
import { catalogueOf } from './catalogues.server.ts';

/** The messages by path, such as 'layout.home'. */
function flat(messages: object, path = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [[key, value] as [string, string]] : flat(value, key);
  });
}

const english = flat(catalogueOf('en'));
const others = interfaceLocales.filter((code) => code !== 'en');
const scriptOf = (code: string) => new Intl.Locale(code).maximize().script ?? '';
const notLatin = others.filter((code) => scriptOf(code) !== 'Latn');
/** Locales with full-width punctuation. */
const han = others.filter((code) => /^(Han[ts]|Jpan)$/.test(scriptOf(code)));

/** The names of these companies and places are the same in every language. */
const sameEverywhere = [
  'layout.facebook',
  'layout.instagram',
  'layout.whatsApp',
  'layout.weChat',
  'layout.emailAt',
  'seo.titled',
];

test.each(others)('%s has every message, and none is English', (code) => {
  const messages = Object.fromEntries(flat(catalogueOf(code)));
  expect(Object.keys(messages).sort()).toEqual(english.map(([key]) => key).sort());
  const untranslated = english.filter(
    ([key, text]) => messages[key] === text && !sameEverywhere.includes(key),
  );
  expect(untranslated).toEqual([]);
});

test.each(others)('%s has the same placeholders', (code) => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  const messages = Object.fromEntries(flat(catalogueOf(code)));
  const wrong = english.filter(
    ([key, text]) => places(messages[key] ?? '').join() !== places(text).join(),
  );
  expect(wrong).toEqual([]);
});

/** Every language writes these names and words in Latin letters. */
const latin =
  /PDF|URL|QR|Google|Apple|Amap|OpenStreetMap|Facebook|Instagram|WhatsApp|WeChat|\(at\)|（D）|ΔE|CIEDE2000|#C8A050|L 70 a 5 b 40|\{\w+\}/g;

test.each(notLatin)('%s contains no English word', (code) => {
  const english = flat(catalogueOf(code)).filter(([, text]) =>
    /[A-Za-z]/.test(text.replace(latin, '')),
  );
  expect(english).toEqual([]);
});

test.each(han)('%s uses the punctuation of its script and one form of address', (code) => {
  const texts = flat(catalogueOf(code)).filter(([key]) => !sameEverywhere.includes(key));
  expect(
    texts.filter(([, text]) => /[,.:;!?⋯]/.test(text.replace(/(?<=\d),(?=\d{3})/g, ''))),
  ).toEqual([]);
  const otherForm = { 'zh-Hant': /您|閣下/, 'zh-Hans': /你/, ja: /あなた/ }[code as string];
  expect(texts.filter(([, text]) => otherForm?.test(text))).toEqual([]);
});

test('no language uses characters of another one', () => {
  const text = (code: string) =>
    flat(catalogueOf(code))
      .map(([, messages]) => messages)
      .join(' ');
  expect(text('zh-Hant')).not.toMatch(/[产载询联们语线绣织关请]/);
  expect(text('zh-Hans')).not.toMatch(/[產載詢聯們語線繡織關請]/);
  expect(text('zh-Hant') + text('zh-Hans')).not.toMatch(/[\u3040-\u30ff]/);
  expect(text('ja')).not.toMatch(/[产载询联们语线绣织們線繡產關]/);
});

test('every message is used', () => {
  const sources = globSync([
    'app/{site,ui}/**/*.{ts,tsx}',
    'app/root.tsx',
    'domain/contact/**/*.ts',
    'domain/company/opening-hours.ts',
    'domain/measures/*.ts',
    'domain/newsletter/subscription.ts',
    'domain/products/item-codes/item-code-fields.ts',
    'domain/products/facts/uses.ts',
    'domain/shades/families.ts',
    'domain/sheets/*.server.ts',
  ])
    .filter((path) => !path.includes('i18n/messages') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const unused = english
    .map(([key]) => key.split('.').at(-1) ?? '')
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(sources));
  expect(unused).toEqual([]);
});
