import { expect, test } from 'vitest';
import { parseTsv, writeTsv } from './tsv.ts';

test.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a', [['a']]],
  ['', [['']]],
  [
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['"two\nlines"\tb', [['two\nlines', 'b']]],
  ['"a ""good"" one"\tb\n', [['a "good" one', 'b']]],
  ['"tab\there"', [['tab\there']]],
  // These quotes are part of the text.
  ['12" cone\t"soft" finish\t"quoted"', [['12" cone', '"soft" finish', '"quoted"']]],
  ['"never closed\tb', [['"never closed', 'b']]],
])('the clipboard text %j is the table %j', (text, table) => {
  expect(parseTsv(text)).toEqual(table);
});

test('every table is read as it was written', () => {
  const texts = ['', 'a', 'a\nb', '"', '""', '"a"', '"a\tb"', 'a "b"', '"a\nb', ' a ', 'a\t'];
  const table = texts.map((text) => [text, ...texts]);
  expect(parseTsv(writeTsv(table))).toEqual(table);
});

test('200 rows with 13 long columns are read in a moment', () => {
  const row = Array.from({ length: 13 }, (_, at) => `"${at} ${'long text\n'.repeat(20)}"`);
  const text = Array.from({ length: 200 }, () => row.join('\t')).join('\r\n');
  const table = parseTsv(text);
  expect([table.length, table[199]?.length]).toEqual([200, 13]);
});
