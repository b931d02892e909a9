import { expect, test } from 'vitest';
import { inLanguage } from '#domain/admin-words/reader.server.ts';
import { mayFollow } from '../route-rights/route-rights.ts';
import { asksForUndo, ownEntries } from './jump-entries.ts';

const names = (text: string, role: 'administrator' | 'editor' | 'translator' = 'administrator') =>
  ownEntries(text, (to) => mayFollow(role, to)).map(({ name }) => name);

test.each([
  ['new product', ['New product', 'New product category']],
  ['New prod', ['New product', 'New product category']],
  ['add item code', ['New item code']],
  ['create gallery i', ['New gallery item']],
  ['new image', ['New carousel image']],
])('“%s” offers commands', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('a part of a name asks for no command, so that Enter opens the record with that name', () => {
  for (const text of ['viscose', 'ne', 'last', 'code', 'my', 'unde', 'new viscose'])
    expect([...names(text).filter((name) => /^New /.test(name)), asksForUndo(text)]).toEqual([
      false,
    ]);
});

test('Undo is asked for by its words', () => {
  for (const text of ['', 'undo', 'undo my last', 'Undo last change'])
    expect(asksForUndo(text), text).toBe(true);
  expect(asksForUndo('undo product')).toBe(false);
});

test('commands are found by their words in the language of the reader, and by the English ones', () => {
  inLanguage('zh-Hant', () => {
    expect(names('新增產')).toEqual(['新增產品', '新增產品類別']);
    expect(names('new product')).toEqual(['新增產品', '新增產品類別']);
    expect(names('貨號')).toEqual(['貨號']);
    expect(asksForUndo('復原')).toBe(true);
    expect([...names('新'), asksForUndo('復')]).toEqual(['最新消息及活動', false]);
  });
});

test('what was used lately includes translations, which each role may open', () => {
  expect(mayFollow('translator', '/admin/translations/products/5?languages=ja')).toBe(true);
  expect(mayFollow('translator', '/admin/history/products/5')).toBe(false);
  expect(mayFollow('translator', '/admin/products?edit=5')).toBe(false);
});

test('an account is offered only what its role may create', () => {
  const created = (role: 'administrator' | 'editor' | 'translator') =>
    names('new', role).filter((name) => name.startsWith('New '));
  expect(created('administrator')).toEqual(
    expect.arrayContaining(['New product', 'New page', 'New language']),
  );
  for (const name of ['New company', 'New subscriber', 'New setting'])
    expect(created('administrator')).not.toContain(name);
  expect(created('editor')).toContain('New news item');
  expect(created('editor')).not.toContain('New language');
  expect(created('translator')).toEqual([]);
});
