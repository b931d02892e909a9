import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { interfaceLocales } from '#domain/languages/interface-locale.ts';
import { everyText } from '#tests/every-text.ts';
import { glossary } from './glossary.ts';

/** The documents of the demo are in English, and their texts are in code. */
const documents = globSync('demo/pdf/*.ts').map((path) => readFileSync(path, 'utf8'));

/** The texts of a language, without the addresses of files and records. */
function textsIn(language: string): string[] {
  const texts = everyText.filter((found) => found.language === language).map(({ text }) => text);
  return texts.filter((text) => !/^[\w./-]+\.(jpg|mp4|pdf)$|^[a-z0-9]+(-[a-z0-9]+)+$/.test(text));
}

/** English terms match whole words, also in the plural. Terms of other languages match characters. */
function pattern(word: string, language: string): RegExp {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return language === 'en'
    ? new RegExp(`(?<!\\w)${literal}(?:s|es)?(?!\\w)`, 'i')
    : new RegExp(literal);
}

test.each(interfaceLocales)('every glossary word of %s is in use', (language) => {
  const said = textsIn(language).join('\n');
  const unused = glossary.map((term) => term[language]);
  expect(unused.filter((word) => !pattern(word, language).test(said))).toEqual([]);
});

test.each(interfaceLocales)('no text in %s uses a word that the glossary avoids', (language) => {
  const texts = language === 'en' ? [...textsIn('en'), ...documents] : textsIn(language);
  const wrong = glossary
    .flatMap((term) => term.not?.[language] ?? [])
    .flatMap((word) =>
      texts.filter((text) => pattern(word, language).test(text)).map((text) => [word, text]),
    );
  expect(wrong).toEqual([]);
});

test('numbers in Japanese are Arabic, except weights of Japan gold and counts in つ', () => {
  const counted =
    /[二三四五六七八九十百千]+(?:本|枚|種|色|錘|年|日|部|点|頭|度|割|人|頁|か月|週間|時間|営業日|メートル|ミリ|センチ|コーン)/;
  expect(textsIn('ja').filter((text) => counted.test(text))).toEqual([]);
});

test.each(['zh-Hant', 'zh-Hans', 'ja'])(
  '%s texts use the comma of their script, also between figures',
  (language) => {
    expect(textsIn(language).filter((text) => text.includes(', '))).toEqual([]);
  },
);

test('type letters have a space beside Chinese and none beside Japanese', () => {
  const close = /(?<![\w-])(?:ST|MX|MH|M)\p{Script=Han}|\p{Script=Han}(?:ST|MX|MH|M)(?![\w-])/u;
  const chinese = [...textsIn('zh-Hant'), ...textsIn('zh-Hans')];
  expect(chinese.filter((text) => close.test(text))).toEqual([]);
  const apart =
    /(?<![\w-])(?:ST|MX|MH|M) (?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])/u;
  expect(textsIn('ja').filter((text) => apart.test(text))).toEqual([]);
});

test('the glossary has each word once', () => {
  const messages = glossary.map((term) => term.en);
  expect(messages.filter((word, index) => messages.indexOf(word) !== index)).toEqual([]);
});
