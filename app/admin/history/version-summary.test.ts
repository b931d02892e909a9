import { expect, test } from 'vitest';
import { summarise } from './version-summary.ts';

const entry = { kind: 'products', record_id: 5, before: null, after: null };

test('a version is told in plain words', () => {
  expect(
    summarise([
      {
        ...entry,
        table_name: 'products',
        operation: 'update',
        before: { description: 'a', status: 'Active' },
        after: { description: 'b', status: 'Inactive' },
      },
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
});

test('a new record, a deleted one and an order each have their word', () => {
  const own = { ...entry, table_name: 'products' };
  expect(summarise([{ ...own, operation: 'insert' }])).toBe('Product created');
  expect(
    summarise([
      { ...own, operation: 'delete' },
      { ...entry, table_name: 'product_images', operation: 'delete' },
    ]),
  ).toBe('Product deleted');
  expect(summarise([{ ...own, record_id: null, operation: 'order' }])).toBe('The order changed');
});

test('translations are named with their language', () => {
  expect(
    summarise([
      {
        ...entry,
        table_name: 'translations',
        operation: 'insert',
        after: { language_code: 'ja', translated_value: '糸' },
      },
    ]),
  ).toBe('A translation changed (ja)');
});
