import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { item_codes, products } from '#database/schema/products.ts';
import { optionsOf, settableFields } from '#domain/bulk/field-edit.ts';
import { bulkKinds } from '#domain/kinds/kinds.server.ts';
import { isBulkKind } from '#domain/kinds/kinds.ts';
import { columnOf } from '#domain/records/kind.server.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { addNewsItem, addProduct } from '#tests/world/content/catalogue-rows.ts';
import type { FieldChanges } from '../actions/action-result.ts';

/** If one field of many records is set, the changes are shown first, then saved and undone as one. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());
beforeEach(async () => {
  await admin.world.db.delete(products);
  await admin.world.db.execute(sql`truncate history`);
});

interface Answer {
  ok: boolean;
  toast?: string | { text: string };
  errors?: Record<string, string[]>;
  fieldChanges?: FieldChanges;
  undo?: { values: Record<string, string> };
}

const run = (kind: string, intent: string, values: Record<string, string>) =>
  answerOf(kind, new URLSearchParams({ intent, ...values }));

async function answerOf(kind: string, body: URLSearchParams): Promise<Answer> {
  const response = await admin.site.fetch(`/admin/bulk/${kind}`, {
    ...{ method: 'POST', headers: { cookie: admin.cookie }, body },
  });
  return JSON.parse(await response.text());
}

const codes = () => admin.world.db.select().from(item_codes).orderBy(asc(item_codes.id));
const chosen = (rows: { id: number; version: number }[]) =>
  rows.map(({ id, version }) => `${id}:${version}`).join();
const textsOf = (pieces: { text: string }[] = []) => pieces.map(({ text }) => text).join('');

async function threeCodes() {
  const { id: product_id } = await addProduct(admin.world.db, { name: 'ST Viscose' });
  await admin.world.db.insert(item_codes).values([
    { product_id, item_code: 'A-1', denier: '120D' },
    { product_id, item_code: 'A-2', denier: '150D' },
    { product_id, item_code: 'B-1', denier: '120D' },
  ]);
  return codes();
}

test('a value for many is shown record by record, writes only what was shown, and is undone at once', async () => {
  const rows = await threeCodes();
  const asked = { rows: chosen(rows), field: 'denier', how: 'value', value: ' 150D ' };
  const { fieldChanges: shown } = await run('item_codes', 'showField', asked);
  expect(shown?.edited.map(({ name, before }) => [name, textsOf(before)])).toEqual([
    ['A-1', '120D'],
    ['B-1', '120D'],
  ]);
  expect(shown?.unchanged).toEqual(['A-2']);
  expect(await codes()).toEqual(rows);
  const { rows: entries } = await admin.world.db.execute(
    sql`select id from history where operation = 'update'`,
  );
  expect(entries).toEqual([]);

  const done = await run('item_codes', 'setField', asked);
  expect(done.toast).toBe('2 of 3 item codes changed. Unchanged: A-2.');
  expect((await codes()).map(({ denier }) => denier)).toEqual(['150D', '150D', '150D']);
  const { rows: sets } = await admin.world.db.execute(
    sql`select count(*)::int as entries, count(distinct change_set)::int as sets, count(bulk)::int as bulk
        from history where operation = 'update'`,
  );
  expect(sets).toEqual([{ entries: 2, sets: 1, bulk: 2 }]);
  await run('item_codes', 'undo', done.undo?.values ?? {});
  expect((await codes()).map(({ denier }) => denier)).toEqual(['120D', '150D', '120D']);
});

test('a record that its form or the database refuses is named with the reason, and the others are written', async () => {
  const rows = await threeCodes();
  const rename = {
    rows: chosen(rows),
    field: 'item_code',
    how: 'replace',
    find: 'B-',
    value: 'A-',
  };
  const { fieldChanges: taken } = await run('item_codes', 'showField', rename);
  expect(taken?.refused).toEqual([{ name: 'B-1', reason: 'Another item code has this value' }]);
  const long = { ...rename, find: 'A-', value: 'x'.repeat(99) };
  await admin.world.db
    .update(item_codes)
    .set({ item_code: 'A-12' })
    .where(eq(item_codes.id, rows[1]?.id ?? 0));
  const now = await codes();
  const done = await run('item_codes', 'setField', { ...long, rows: chosen(now) });
  expect(done.toast).toBe(
    '1 of 3 item codes changed. Unchanged: B-1. Refused: A-12 (Please enter at most 100 characters).',
  );
  expect((await codes()).map(({ item_code }) => item_code)).toEqual([
    `${'x'.repeat(99)}1`,
    ...['A-12', 'B-1'],
  ]);
});

test('find and replace changes texts of articles, never their tags, and marks a cut text', async () => {
  const body = `<p class="gold">${'Long ago. '.repeat(20)}gold thread</p>`;
  const item = await addNewsItem(admin.world.db, { article_body: body });
  const asked = {
    ...{ rows: chosen([item]), field: 'article_body', how: 'replace' },
    ...{ find: 'gold', value: 'silver' },
  };
  const { fieldChanges } = await run('news_items', 'showField', asked);
  expect(textsOf(fieldChanges?.edited[0]?.after)).toMatch(/^….{40}silver thread<\/p>$/);
  await run('news_items', 'setField', asked);
  const { rows } = await admin.world.db.execute(
    sql`select article_body from news_items where id = ${item.id}`,
  );
  expect(rows).toEqual([{ article_body: body.replace('gold thread', 'silver thread') }]);
});

test('records that others changed or deleted since are left out and named or counted', async () => {
  const rows = await threeCodes();
  await admin.world.db.execute(sql`update item_codes set type = 'theirs' where item_code = 'A-1'`);
  await admin.world.db.execute(sql`delete from item_codes where item_code = 'A-2'`);
  const asked = { rows: chosen(rows), field: 'type', how: 'value', value: 'mine' };
  expect((await run('item_codes', 'showField', asked)).fieldChanges).toMatchObject({
    ...{ changed: ['A-1'], gone: 1, edited: [{ name: 'B-1' }] },
  });
  await run('item_codes', 'setField', asked);
  expect((await codes()).map(({ type }) => type)).toEqual(['theirs', 'mine']);
});

test('every field that can be set is a column with a text, several options, or yes or no', () => {
  for (const [kind, of] of Object.entries(bulkKinds))
    if (isBulkKind(kind))
      for (const [name, field] of settableFields(kind)) {
        const isBoolean = optionsOf(field) !== undefined && field.options === undefined;
        const type = field.isList ? 'array' : isBoolean ? 'boolean' : 'string';
        expect(columnOf(of, name).dataType).toBe(type);
      }
});

test('several options are set for many by their names, cleared and undone', async () => {
  const { db } = admin.world;
  await addProduct(db, { name: 'Set', uses: ['lace', 'of another client'] });
  await addProduct(db, { name: 'Same', uses: ['weaving', 'lace'] });
  const rows = () => db.select().from(products).orderBy(asc(products.id));
  const set = async (intent: string, ...values: string[]) => {
    const body = new URLSearchParams({ intent, rows: chosen(await rows()), field: 'uses' });
    for (const value of ['', ...values]) body.append('value', value);
    return answerOf('products', body);
  };
  const { fieldChanges: shown } = await set('showField', 'weaving', 'lace');
  expect(shown).toMatchObject({ unchanged: ['Same'], edited: [{ name: 'Set' }] });
  expect(textsOf(shown?.edited[0]?.before)).toBe('Lace, of another client');
  expect(textsOf(shown?.edited[0]?.after)).toBe('Weaving, Lace');
  const done = await set('setField', 'weaving', 'lace');
  const uses = async () => (await rows()).map((row) => row.uses);
  expect(await uses()).toEqual([
    ['weaving', 'lace'],
    ['weaving', 'lace'],
  ]);
  await run('products', 'undo', done.undo?.values ?? {});
  expect((await uses())[0]).toEqual(['lace', 'of another client']);
  await set('setField');
  expect(await uses()).toEqual([[], []]);
  expect((await set('setField', 'stapling')).errors).toHaveProperty('field');
});

test('a choice is set for many by its name, and undone', async () => {
  await threeCodes();
  await admin.world.db
    .update(item_codes)
    .set({ is_decorative: true })
    .where(eq(item_codes.item_code, 'A-2'));
  const now = await codes();
  const asked = { rows: chosen(now), field: 'is_decorative', value: 'on' };
  const { fieldChanges: shown } = await run('item_codes', 'showField', asked);
  expect(
    shown?.edited.map(({ name, before, after }) => [name, textsOf(before), textsOf(after)]),
  ).toEqual([
    ['A-1', 'No', 'Yes'],
    ['B-1', 'No', 'Yes'],
  ]);
  const done = await run('item_codes', 'setField', asked);
  const decorative = async () => (await codes()).map(({ is_decorative }) => is_decorative);
  expect(await decorative()).toEqual([true, true, true]);
  await run('item_codes', 'undo', done.undo?.values ?? {});
  expect(await decorative()).toEqual([false, true, false]);
  const off = { ...asked, rows: chosen(await codes()), value: '' };
  expect((await run('item_codes', 'setField', off)).toast).toContain('1 of 3 item codes changed');

  const product = await addProduct(admin.world.db, { name: 'Other', status: 'Active' });
  const status = { rows: chosen([product]), field: 'status', value: 'Inactive' };
  await run('products', 'setField', status);
  const [stored] = await admin.world.db.select().from(products).where(eq(products.id, product.id));
  expect(stored?.status).toBe('Inactive');
  const wrong = await run('products', 'setField', { ...status, value: 'Gone' });
  expect(Object.keys(wrong.errors ?? {})).toEqual(['field']);
});

test('no text to find, no rows, too many rows or a field that is no text change nothing', async () => {
  const rows = chosen(await threeCodes());
  const many = Array.from({ length: 501 }, (_, at) => `${at + 1}:1`).join();
  for (const [values, field] of [
    [{ rows, field: 'type', how: 'replace', find: '', value: 'x' }, 'find'],
    [{ rows: '', field: 'type', how: 'value', value: 'x' }, ''],
    [{ rows: many, field: 'type', how: 'value', value: 'x' }, ''],
    [{ rows, field: 'product_id', how: 'value', value: '1' }, 'field'],
    [{ rows, field: 'version', how: 'value', value: '1' }, 'field'],
  ] as [Record<string, string>, string][]) {
    const answer = await run('item_codes', 'setField', values);
    expect(Object.keys(answer.errors ?? {})).toEqual([field]);
  }
  expect((await codes()).every(({ type }) => type !== 'x')).toBe(true);
});
