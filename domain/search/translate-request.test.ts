import { expect, test } from 'vitest';
import { inLanguage } from '../admin-words/reader.server.ts';
import { readTranslateRequest } from './translate-request.ts';

const offered = [
  { code: 'zh-Hant', name: '繁體中文' },
  { code: 'zh-Hans', name: '简体中文' },
  { code: 'ja', name: '日本語' },
];
const read = (text: string) =>
  readTranslateRequest(text, offered).map(({ name, languages }) => [
    name,
    ...languages.map(({ code }) => code),
  ]);

test.each([
  ['translate ST Viscose to Japanese', 'st viscose', ['ja']],
  ['Translate viscose ja', 'viscose', ['ja']],
  ['translate viscose into jap', 'viscose', ['ja']],
  ['translate viscose 日本', 'viscose', ['ja']],
  ['translate viscose 中文', 'viscose', ['zh-Hant', 'zh-Hans']],
  ['translate viscose to chinese', 'viscose', ['zh-Hant', 'zh-Hans']],
  ['translate gold lamé to simplified chinese', 'gold lamé', ['zh-Hans']],
  ['translate chinese gold to traditional', 'chinese gold', ['zh-Hant']],
])('“%s” names the record and the languages', (text, name, codes) => {
  expect(read(text)[0]).toEqual([name, ...codes]);
});

test('the verb of the reader’s language needs no space behind it', () => {
  inLanguage('zh-Hant', () => {
    expect(read('翻譯viscose 日本')[0]).toEqual(['viscose', 'ja']);
    expect(read('translate viscose')).toEqual([['viscose']]);
  });
  expect(read('翻譯viscose')).toEqual([]);
  expect(read('translated viscose')).toEqual([]);
});

test('the end of a name that may be a language is also read as part of the name', () => {
  expect(read('translate zen japan')).toEqual([['zen', 'ja'], ['zen japan']]);
});

test('without a language, the whole text is the name', () => {
  expect(read('translate viscose')).toEqual([['viscose']]);
  expect(read('translate viscose to')).toEqual([['viscose']]);
  // Not a translated language, or not the beginning of a word.
  expect(read('translate viscose to english')).toEqual([['viscose to english']]);
  expect(read('translate viscose anese')).toEqual([['viscose anese']]);
});

test('other texts are no request to translate', () => {
  for (const text of ['', 'translate', 'translations', 'viscose ja', 'new product'])
    expect(read(text), text).toEqual([]);
});
