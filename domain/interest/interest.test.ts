import { expect, test } from 'vitest';
import { readInterest } from './interest.ts';

test('a search is counted in one spelling', () => {
  expect(readInterest('nothing', '  Copper\u3000ＷＩＲＥ ')).toEqual({
    kind: 'nothing',
    subject: 'copper wire',
  });
});

test('a search with an e-mail address or a telephone number is not counted', () => {
  for (const typed of ['mei@atelier.example', '+852 2345 6789', 'call (020) 7946-0018'])
    expect(readInterest('search', typed)).toBeUndefined();
  for (const typed of ['ST1201234', '111 dtex', '2 x 600 d']) {
    expect(readInterest('search', typed)).toBeDefined();
  }
});

test('what no page reports is refused', () => {
  for (const [kind, subject] of [
    ['visitor', 'x'],
    ['search', ' '],
    ['search', 'x'.repeat(81)],
    ['code', 'ST\0'],
    ['pdf', 'https://example.com/a.pdf'],
    ['pdf', 'javascript:alert(1)'],
  ] as const)
    expect(readInterest(kind, subject)).toBeUndefined();
  expect(readInterest('code', 'ST 120')).toEqual({ kind: 'code', subject: 'ST 120' });
  expect(readInterest('pdf', '/products/st-viscose')).toBeDefined();
});
