import { expect, test } from 'vitest';
import { cellsOf, slicesOf } from './table-cells.ts';

const linesOf = ({ text }: { text: string }) => text.split(' ');
const cells = (...texts: string[]) =>
  cellsOf(
    texts.map((text) => ({ text })),
    linesOf,
  );

test('a value that all codes have is one cell across their columns', () => {
  expect(cells('a', 'a', 'a').map(({ span }) => span)).toEqual([3]);
  expect(cells('a', 'a', 'b').map(({ span }) => span)).toEqual([1, 1, 1]);
});

test('a row with a very long text is divided into parts that fit on a page, and nothing is lost', () => {
  const words = Array.from({ length: 99 }, (_, n) => `w${n}`);
  const slices = slicesOf({ label: ['Type'], cells: cells(words.join(' '), 'short') });
  const [long, short] = [0, 1].map((at) => slices.map((slice) => slice.cells[at]?.lines ?? []));
  expect(long?.flat()).toEqual(words);
  expect(short?.flat()).toEqual(['short']);
  expect(Math.max(...(long ?? []).map((lines) => lines.length))).toBeLessThan(40);
  expect(slices.map(({ label }) => label.length)).toEqual([1, 0, 0, 0, 0]);
});
