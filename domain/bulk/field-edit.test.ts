import { expect, test } from 'vitest';
import { editedPieces, settableFields, textAfter } from './field-edit.ts';

test('find and replace changes each occurrence, and keeps capitals and characters of patterns as typed', () => {
  const pieces = editedPieces('100% silk. Silk (silk)', {
    ...{ field: 'description', find: 'silk', value: '$& wool' },
  });
  expect(textAfter(pieces)).toBe('100% $& wool. Silk ($& wool)');
  expect(pieces.filter(({ kind }) => kind !== 'added').map(({ text }) => text)).toEqual([
    ...['100% ', 'silk', '. Silk (', 'silk', ')'],
  ]);
});

test('find and replace leaves tags alone in a field with HTML, but nowhere else', () => {
  const edit = { field: 'article_body', find: 'p', value: 'b' };
  expect(textAfter(editedPieces('<p class="p">pin</p>', edit, true))).toBe('<p class="p">bin</p>');
  expect(textAfter(editedPieces('a <p> c', edit))).toBe('a <b> c');
});

test('one value replaces the whole text, also with nothing', () => {
  expect(textAfter(editedPieces('old', { field: 'type', value: 'new' }))).toBe('new');
  expect(textAfter(editedPieces('old', { field: 'type', value: '' }))).toBe('');
});

test('texts and choices can be set, but not pins, places and links', () => {
  const names = settableFields('news_items').map(([name]) => name);
  expect(names.sort()).toEqual([
    ...['alt_text', 'article_body', 'category', 'description'],
    ...['is_decorative', 'slug', 'status', 'title'],
  ]);
});
