import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each(['=1+1', '+44', '-a', '@sum', '\t=1', '\r=1', '＝1'])(
  'a spreadsheet does not calculate %j',
  (text) => {
    expect(csvOf([[text]])).toMatch(/^\ufeff"?'/);
  },
);

test('cells keep their quotes, commas and line breaks', () => {
  const rows = [
    ['Name', 'Text'],
    ['陳 "Mei"', 'one, two\nthree'],
  ];
  expect(csvOf(rows)).toBe('\ufeffName,Text\r\n"陳 ""Mei""","one, two\nthree"\r\n');
});
