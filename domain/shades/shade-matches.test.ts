import { expect, test } from 'vitest';
import { matchesText, readMatches } from './shade-matches.ts';

test.each([
  ['Maker, 3004, 1.8', { maker: 'Maker', number: '3004', distance: 1.8, colour: null }],
  ['Maker\t3004\t#C8A050', { maker: 'Maker', number: '3004', distance: null, colour: '#C8A050' }],
  [
    'Maker; 3004; L 70 a 5 b 40; 2',
    { maker: 'Maker', number: '3004', distance: 2, colour: 'L 70 a 5 b 40' },
  ],
  ['Maker, 3004', { maker: 'Maker', number: '3004', distance: null, colour: null }],
])('%s is a match, and is read again from the text of the form', (line, match) => {
  expect(readMatches(`\n${line}\n`)).toEqual({ matches: [match] });
  expect(readMatches(matchesText([match]))).toEqual({ matches: [match] });
});

test.each(['Maker', 'Maker, ', 'Maker, 3004, gold', 'Maker, 3004, 1, 2, 3'])(
  '%s is no match, and its line is named',
  (line) => {
    expect(readMatches(`Maker, 1, 2\n${line}`).wrong).toBe(2);
  },
);
