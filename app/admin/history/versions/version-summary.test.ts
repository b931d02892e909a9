import { describe, expect, test } from 'vitest';
import { inLanguage } from '#domain/admin-words/reader.server.ts';
import { recordNameKey } from '#domain/history/recorded/record-names.server.ts';
import { summarise } from './version-summary.server.ts';

type Change = Parameters<typeof summarise>[0];
type Entry = Change['entries'][number];

const entry = { kind: 'products', record_id: 5, before: null, after: null };
const own = { ...entry, table_name: 'products' };
const code = { ...entry, kind: 'item_codes', record_id: 8, table_name: 'item_codes' };
const names = new Map([
  [recordNameKey('item_codes', 8), 'ST120'],
  [recordNameKey('item_codes', 9), 'ST140'],
]);
const told = (entries: Entry[], why: Partial<Change> = {}) =>
  summarise({ kind: 'products', entries, ...why }, names);
const renamed: Entry = { ...own, operation: 'update', after: { name: 'b' } };

test('a version is summarised in plain words', () => {
  expect(
    told([
      { ...own, operation: 'update', after: { description: 'b', status: 'Inactive' } },
      { ...entry, table_name: 'product_images', operation: 'insert' },
      { ...entry, table_name: 'product_images', operation: 'insert' },
      { ...entry, table_name: 'product_category_mappings', operation: 'delete' },
      {
        ...entry,
        table_name: 'translations',
        operation: 'update',
        after: { outdated_since: '2026-01-01' },
      },
    ]),
  ).toBe('The description and the status changed; 2 pictures added; 1 category removed');
  expect(told([])).toBe('No visible change');
});

test('a new and a deleted record are summarised with their dependents, in any order of writing', () => {
  const rows = (operation: Entry['operation']): Entry[] => [
    { ...code, table_name: 'translations', operation },
    { ...code, record_id: 9, operation },
    { ...code, operation },
    { ...entry, table_name: 'product_category_mappings', operation },
    { ...entry, table_name: 'product_images', operation },
    { ...own, operation },
    { ...entry, table_name: 'translations', operation },
  ];
  const along = 'with 2 item codes, 1 picture, 2 translations and 1 link';
  expect(told(rows('insert'))).toBe(`Product created, ${along}`);
  expect(told(rows('delete'))).toBe(`Product deleted, ${along}`);
  expect(told([{ ...own, operation: 'insert' }])).toBe('Product created');
});

test('an item code is named', () => {
  const longer: Entry = { ...code, operation: 'update', after: { length: '7 m' } };
  expect(told([longer])).toBe('ST120: length changed');
  expect(told([{ ...longer, after: { length: '7 m', denier: '1' } }, renamed])).toBe(
    'The name changed; ST120: length and denier changed',
  );
  expect(told([{ ...code, operation: 'delete' }])).toBe('Item code ST120 removed');
  expect(told([1, 2, 3, 4].map((record_id) => ({ ...longer, record_id })))).toBe(
    '4 item codes changed',
  );
});

describe('the cause', () => {
  const cause_at = new Date('2026-11-24T10:00:00Z');
  const inserted: Entry[] = [{ ...own, operation: 'insert' }];
  test.each<[Partial<Change>, Entry[], string]>([
    [{ cause: 'bin restore' }, inserted, 'Product restored from the bin'],
    [{ cause: 'bulk undo' }, inserted, 'Bulk edit undone: product restored from the bin'],
    [{ cause: 'bulk undo' }, [renamed], 'Bulk edit undone: the name changed'],
    [{ cause: 'bulk edit' }, [renamed], 'Bulk edit: the name changed'],
    [{ cause: 'plan' }, [renamed], 'As planned: the name changed'],
    [{ cause: 'demo content' }, inserted, 'Product created'],
    [
      { cause: 'version restore', cause_at },
      [renamed],
      'Version of 2026-11-24 18:00 restored: the name changed',
    ],
  ])('%j', (why, entries, text) => {
    expect(told(entries, why)).toBe(text);
  });
});

test('the summary is in the language of the reader', () => {
  const changes: Entry[] = [
    { ...own, operation: 'update', after: { detailed_description: 'b', status: 'Inactive' } },
    { ...entry, table_name: 'product_images', operation: 'insert' },
    { ...code, operation: 'update', after: { length: '7 m' } },
  ];
  const summary = () => told(changes, { cause: 'bulk edit' });
  expect(inLanguage('ja', summary)).toBe(
    '一括編集：詳細説明、状態を変更／ST120：糸長を変更／画像1件を追加',
  );
  expect(inLanguage('zh-Hans', summary)).toBe(
    '批量编辑：已更改详细描述和状态；ST120：已更改长度；已添加 1 个图片',
  );
});

test('an order and translations are summarised', () => {
  expect(told([{ ...own, record_id: null, operation: 'order' }])).toBe('The order changed');
  expect(
    told([
      {
        ...entry,
        table_name: 'translations',
        operation: 'insert',
        after: { language_code: 'ja', translated_value: '糸' },
      },
    ]),
  ).toBe('A translation changed (ja)');
});
