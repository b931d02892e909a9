import { wordmarkCharacters } from './wordmark-characters.ts';

export type LetterRanges = readonly (readonly [first: number, last: number])[];

/** The letters in the font file that every page loads. */
export const plainLetters: LetterRanges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** The letters in the font file for Western Europe. */
export const accentedLetters: LetterRanges = [
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
];

/** The letters in the font file for the rest of Europe, such as ł and ő. */
export const extendedLetters: LetterRanges = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
];

const ownLetters = [...plainLetters, ...accentedLetters, ...extendedLetters];

/**
 * Whether the logo's typeface has every letter of a text. Otherwise the whole text is in a system font, because a
 * single different letter looks like a mistake.
 */
export function hasOwnLetters(text: string): boolean {
  return [...text.normalize()].every((letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return ownLetters.some(([first, last]) => first <= point && point <= last);
  });
}

/** Whether the logo's typeface has every Chinese character of a text. */
export const hasOwnCharacters = (text: string): boolean =>
  [...text].every((character) => wordmarkCharacters.includes(character));
