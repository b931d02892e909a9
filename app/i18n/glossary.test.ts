import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { interfaceLocales } from '#domain/languages/interface-locale.ts';
import { everyText } from '#tests/every-text.ts';
import { glossary } from './glossary.ts';

/** The demo's documents are in English, with texts in their code. */
const documents = globSync('demo/pdf/*.ts').map((path) => readFileSync(path, 'utf8'));

/** The texts of a language, without the addresses of files and records. */
function textsIn(language: string): string[] {
  const texts = everyText.filter((found) => found.language === language).map(({ text }) => text);
  return texts.filter((text) => !/^[\w./-]+\.(jpg|mp4|pdf)$|^[a-z0-9]+(-[a-z0-9]+)+$/.test(text));
}

/** English matches words, also in the plural; other languages match characters. */
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

test('the glossary has each word once', () => {
  const messages = glossary.map((term) => term.en);
  expect(messages.filter((word, index) => messages.indexOf(word) !== index)).toEqual([]);
});
