import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { tablesInOrder } from '#domain/history/recorded/recorded-tables.ts';
import { columnName, columnText, countedRows, recordLabel } from './history-texts.ts';

test('every recorded field has a name in words', async () => {
  const modules: Record<string, unknown>[] = await Promise.all(
    globSync('database/schema/*.ts').map((path) => import(resolve(path))),
  );
  const tables = modules
    .flatMap((module) => Object.values<unknown>(module))
    .filter((value) => is(value, PgTable))
    .filter((table) => tablesInOrder.includes(getTableName(table)));
  expect(tables.map(getTableName).sort()).toEqual([...tablesInOrder].sort());
  // Columns that triggers or counters maintain are not recorded.
  const aside = ['version', 'updated_at', 'likes'];
  const names = tables.flatMap((table) =>
    Object.keys(getTableColumns(table))
      .filter((column) => !aside.includes(column))
      .map((column) => columnName(column).replace(/^(WeChat|WhatsApp) /, '')),
  );
  expect(names.filter((name) => /_|[a-z][A-Z]| (at|url|id)$|^(is|active)\b/.test(name))).toEqual(
    [],
  );
});

test('yes and no are shown as in the form', () => {
  expect(columnText('active', false)).toBe('Inactive');
  expect(columnText('is_active', true)).toBe('Active');
  expect(columnText('is_pinned', true)).toBe('yes');
  expect(columnText('description', null)).toBe('');
  expect(columnText('uses', ['lace', 'of another client'])).toBe('Lace, of another client');
});

test('rows are counted with the word for their kind, and links are counted together', () => {
  expect(
    countedRows([
      ['item_codes', 4],
      ['gallery_item_categories', 1],
      ['gallery_item_products', 2],
      ['translations', 1200],
    ]),
  ).toEqual(['4 item codes', '1,200 translations', '3 links']);
});

test('settings have the names of their screen', () => {
  expect(recordLabel('global_settings', 1, 'duration')).toBe('Slide duration');
  expect(recordLabel('global_settings', 2, 'contact_email')).toBe('Contact email');
  expect(recordLabel('products', null, undefined)).toBe('The whole list');
  expect(recordLabel('general_settings', 3, undefined)).toBe('no. 3');
});
