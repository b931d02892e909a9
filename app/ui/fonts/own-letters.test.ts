import { expect, test } from 'vitest';
import { hasOwnCharacters, hasOwnLetters } from './own-letters.ts';

test("a logo in the letters of Europe has the typeface of the site, any other the visitor's", () => {
  expect(hasOwnLetters('Łódź Garnfabrik & Söhne AG')).toBe(true);
  expect(hasOwnLetters('Łódź'.normalize('NFD'))).toBe(true);
  expect(hasOwnLetters('Нить')).toBe(false);
  expect(hasOwnLetters('Sợi Việt')).toBe(false);
});

test('the characters of a logo are in one typeface', () => {
  expect(hasOwnCharacters('金線')).toBe(true);
  expect(hasOwnCharacters('金糸')).toBe(false);
});
