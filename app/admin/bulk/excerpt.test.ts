import { expect, test } from 'vitest';
import { editedPieces } from '#domain/bulk/field-edit.ts';
import { excerpt } from './excerpt.ts';

test('a long text is cut around its change, on both sides', () => {
  const text = `${'a'.repeat(500)}gold${'b'.repeat(500)}gold${'c'.repeat(500)}`;
  const { before, after } = excerpt(
    editedPieces(text, { field: 'description', find: 'gold', value: 'silver' }),
  );
  const of = (pieces: typeof before) => pieces.map((piece) => piece.text).join('');
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
  expect(of(before)).toBe(`…${a}gold${b}…${b}gold${c}…`);
  expect(of(after)).toBe(`…${a}silver${b}…${b}silver${c}…`);
});

test('a short text is not cut', () => {
  const { before } = excerpt(
    editedPieces('fine gold thread', { field: 'x', find: 'gold', value: '' }),
  );
  expect(before.map(({ text }) => text)).toEqual(['fine ', 'gold', ' thread']);
});
