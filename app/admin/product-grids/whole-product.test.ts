import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { UNSAFE_decodeViaTurboStream } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { history } from '#database/schema/history.ts';
import { languages, translations } from '#database/schema/languages.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { item_codes, products, shade_item_codes, shades } from '#database/schema/products.ts';
import { type AdminSite, formFrom, openAdminSite } from '#tests/admin/admin-site.ts';
import { addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import { falsePicture, samplePicture } from '#tests/world/files/sample-files.ts';
import { storedFiles } from '#tests/world/files/stored-files.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { codeTaken } from '../item-codes/item-code-texts.ts';
import { planRefusals } from '../planned/plan-texts.ts';
import { tabsNotPreviewed } from '../previews/preview-texts.ts';
import { changedByOther as cellChanged } from '../record-grids/grid-texts.ts';
import { changedByOther } from '../side-by-side/side-by-side-texts.ts';

/** The form of a product saves its item codes and translations with it: all or nothing. */

let admin: AdminSite;
beforeAll(async () => {
  admin = await openAdminSite();
  await admin.world.db.insert(languages).values([
    { code: 'zh-Hans', name: '简体中文' },
    { code: 'ja', name: '日本語' },
  ]);
});
afterAll(() => admin.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  await admin.world.db.delete(products);
  await admin.world.db.delete(translations);
});

type Values = Parameters<typeof formFrom>[1];

async function answerOf(
  path: string,
  values: Values,
  cookie = admin.cookie,
): Promise<ActionResult> {
  const response = await admin.site.fetch(`${path}.data`, {
    method: 'POST',
    headers: { cookie },
    body: formFrom(path, values),
  });
  if (!response.body) throw new Error('no body');
  const { value } = await UNSAFE_decodeViaTurboStream(response.body, globalThis as never);
  return (value as { data: ActionResult }).data;
}
const save = (values: Values) => answerOf('/admin/products', { intent: 'save', ...values });

async function loaded<Loaded>(path: string): Promise<Loaded> {
  const response = await admin.site.fetch(`${path}.data`, { headers: { cookie: admin.cookie } });
  if (!response.body) throw new Error('no body');
  const { value } = await UNSAFE_decodeViaTurboStream(response.body, globalThis as never);
  const [route] = Object.values(value as Record<string, { data: Loaded }>).slice(-1);
  if (!route) throw new Error('no data');
  return route.data;
}

interface FormTranslations {
  blank: string;
  fields: { name: string; cells: { code: string; value: string; seen: string }[] }[];
}
const shownTranslations = (id: number | 'new') =>
  loaded<FormTranslations>(`/admin/form-translations/products/${id}`);
async function seen(id: number, name: string, code: string) {
  const { fields, blank } = await shownTranslations(id);
  const cells = fields.find((field) => field.name === name)?.cells ?? [];
  return cells.find((cell) => cell.code === code)?.seen ?? blank;
}

const cell = (column: string, text: string, before = '') => ({ column, text, seen: before });
const codes = (
  ...rows: { key: string; id: number | null; cells: ReturnType<typeof cell>[] }[]
) => ({
  parts: 'item_codes',
  'item_codes:changes': JSON.stringify(rows),
});
const newCode = (key: string, code: string, ...more: ReturnType<typeof cell>[]) => ({
  ...{ key, id: null },
  cells: [cell('item_code', code), ...more],
});

const stored = async () => {
  const { db } = admin.world;
  return {
    products: await db.select().from(products).orderBy(asc(products.id)),
    codes: await db.select().from(item_codes).orderBy(asc(item_codes.id)),
    texts: (await db.select().from(translations))
      .map((row) => `${row.field_name} ${row.language_code} ${row.translated_value}`)
      .sort(),
  };
};

test('a new product is saved with its codes and translations in one transaction', async () => {
  const { blank } = await shownTranslations('new');
  const answer = await save({
    ...{ name: 'Whole', slug: 'whole', description: 'Shine' },
    ...codes(newCode('new0', 'W1', cell('type', 'Flat')), newCode('new1', 'W2')),
    parts: ['item_codes', 'translations'],
    ...{ 'name:ja': '全', 'name:ja:seen': blank, 'name:zh-Hans': '', 'name:zh-Hans:seen': blank },
    ...{ 'description:ja': '輝き', 'description:ja:seen': blank },
  });
  expect(answer).toMatchObject({ ok: true, saved: 'Product created successfully', name: 'Whole' });
  const {
    products: [product],
    ...rest
  } = await stored();
  expect(rest.codes).toMatchObject([
    { product_id: product?.id, item_code: 'W1', type: 'Flat' },
    { product_id: product?.id, item_code: 'W2', type: null },
  ]);
  expect(rest.texts).toEqual(['description ja 輝き', 'name ja 全']);
  const entries = await admin.world.db
    .select()
    .from(history)
    .where(inArray(history.table_name, ['products', 'item_codes', 'translations']))
    .orderBy(desc(history.id))
    .limit(5);
  expect(entries.map(({ operation }) => operation)).toEqual(Array(5).fill('insert'));
  expect(new Set(entries.map(({ change_set }) => change_set)).size).toBe(1);
});

test('what one tab refuses is answered for that tab, and nothing is saved, neither row nor file', async () => {
  const { db, files } = admin.world;
  const { id, version } = await addProduct(
    db,
    { name: 'Kept', slug: 'kept' },
    { codes: ['K1', 'K2'] },
  );
  await translate(db, 'products', id, { name: '保' }, 'ja');
  const nameSeen = await seen(id, 'name', 'ja');
  const before = await stored();
  const filesBefore = await storedFiles(files);
  await db
    .update(translations)
    .set({ translated_value: '彼' })
    .where(eq(translations.entity_id, id));
  const sent = {
    ...{ id, version, name: 'Changed', slug: 'kept', image: await samplePicture() },
    ...codes(newCode('new1', 'K1'), newCode('new2', ''), {
      key: 'row1',
      id: before.codes[0]?.id ?? 0,
      cells: [cell('type', 'Mine', 'Seen')],
    }),
    parts: ['item_codes', 'translations'],
    ...{ 'name:ja': '我', 'name:ja:seen': nameSeen },
  };
  const answer = await save(sent);
  expect(answer).toMatchObject({
    ok: false,
    parts: {
      item_codes: {
        errors: { 'new2:item_code': ['Item code is required'], 'row1:type': [cellChanged] },
        fieldConflicts: { 'row1:type': { theirs: '' } },
      },
      translations: {
        errors: { 'name:ja': [changedByOther] },
        fieldConflicts: { 'name:ja': { theirs: '彼' } },
      },
    },
  });
  expect(await stored()).toEqual({ ...before, texts: ['name ja 彼'] });
  expect(await storedFiles(files)).toEqual(filesBefore);
  const taken = await save({ ...sent, ...codes(newCode('new1', 'K1')) });
  expect(taken).toMatchObject({
    ok: false,
    parts: { item_codes: { errors: { 'new1:item_code': [codeTaken] } } },
  });
  expect(await stored()).toEqual({ ...before, texts: ['name ja 彼'] });
});

test('a text that is changed with its translation is up to date; other translations become outdated', async () => {
  const { db } = admin.world;
  const { id, version } = await addProduct(db, { name: 'Old', slug: 'old' });
  await translate(db, 'products', id, { name: '旧' }, 'ja');
  await translate(db, 'products', id, { name: '舊' }, 'zh-Hant');
  const answer = await save({
    ...{ id, version, name: 'New', slug: 'old', parts: 'translations' },
    ...{ 'name:ja': '新', 'name:ja:seen': await seen(id, 'name', 'ja') },
    ...{ 'name:zh-Hant': '舊', 'name:zh-Hant:seen': await seen(id, 'name', 'zh-Hant') },
  });
  expect(answer).toMatchObject({ ok: true, saved: 'Product updated successfully' });
  const rows = await db.select().from(translations).where(eq(translations.entity_id, id));
  const outdated = rows.map((row) => [row.translated_value, row.outdated_since !== null]);
  expect(Object.fromEntries(outdated)).toEqual({ 新: false, 舊: true });
});

test('codes of another product are out of reach, and the column of the product does not count', async () => {
  const { db } = admin.world;
  const other = await addProduct(db, { name: 'Other' }, { codes: ['O1'] });
  const { id, version } = await addProduct(db, { name: 'Own', slug: 'own' });
  const [theirs] = await db.select().from(item_codes).where(eq(item_codes.product_id, other.id));
  const sent = { id, version, name: 'Own', slug: 'own' };
  const refused = await save({
    ...sent,
    ...codes({ key: 'row1', id: theirs?.id ?? 0, cells: [cell('type', 'Mine')] }),
  });
  expect(refused).toMatchObject({ ok: false, parts: { item_codes: { errors: {} } } });
  await save({ ...sent, ...codes(newCode('new1', 'N1', cell('product_id', 'Other'))) });
  const rows = (await stored()).codes.map((row) => [row.item_code, row.product_id, row.type]);
  expect(rows).toEqual([
    ['O1', other.id, null],
    ['N1', id, null],
  ]);
});

test('a preview shows no other tab and says so, a plan refuses them, and an older form is a conflict', async () => {
  const { db } = admin.world;
  const { id, version } = await addProduct(db, { name: 'Seen', slug: 'seen' });
  const sent = { id, version, name: 'Seen', slug: 'seen', ...codes(newCode('new1', 'P1')) };
  const preview = await answerOf('/admin/products', { intent: 'preview', ...sent });
  expect(preview).toMatchObject({ ok: true, leftOut: { text: tabsNotPreviewed } });
  const wrong = await answerOf('/admin/products', {
    ...{ intent: 'preview', ...sent },
    ...codes(newCode('new1', '')),
  });
  expect(wrong).toMatchObject({ ok: false, parts: { item_codes: {} } });
  const at = { plan_what: 'changes', plan_at: '2099-01-01T10:00' };
  const planned = await answerOf(`/admin/plans/products/${id}`, { intent: 'plan', ...sent, ...at });
  expect(planned).toMatchObject({ ok: false, errors: planRefusals.parts });
  expect(await db.$count(planned_changes)).toBe(0);
  await db.update(products).set({ description: 'Theirs' }).where(eq(products.id, id));
  expect(await save(sent)).toMatchObject({ ok: false, conflict: { version: version + 1 } });
  expect((await stored()).codes).toEqual([]);
});

const copyOf = (row: { id: number } | undefined) => ({ key: 'new0', id: null, copy_of: row?.id });

test('copied codes and shades take along their pictures, and the translations of texts that stay', async () => {
  const { db, files } = admin.world;
  const picture = await files.put('products', (await samplePicture()).bytes, 'png');
  const original = await addProduct(db, { name: 'First', slug: 'first' });
  const [code] = await db
    .insert(item_codes)
    .values({
      ...{ product_id: original.id, item_code: 'C1', type: 'Flat', composition: 'Silk' },
      ...{ image_url: picture, alt_text: 'A cone' },
    })
    .returning();
  const [shade] = await db
    .insert(shades)
    .values({ product_id: original.id, number: 'S1', name: 'Gold', image_url: picture })
    .returning();
  const [kept] = await db
    .insert(item_codes)
    .values({ product_id: original.id, item_code: 'C3', type: 'Flat', composition: 'Silk' })
    .returning();
  for (const one of [code, kept])
    await db
      .insert(shade_item_codes)
      .values({ shade_id: shade?.id ?? 0, item_code_id: one?.id ?? 0 });
  const codeTexts = { type: '平', composition: '絹', alt_text: 'コーン' };
  await translate(db, 'item_codes', code?.id ?? 0, codeTexts, 'ja');
  await translate(db, 'shades', shade?.id ?? 0, { name: '金' }, 'ja');
  const filesBefore = (await storedFiles(files)).length;
  const rows = {
    'item_codes:changes': JSON.stringify([
      {
        ...copyOf(code),
        cells: [cell('item_code', 'C2'), cell('type', 'Flat'), cell('composition', 'Wool')],
      },
      { ...copyOf(kept), key: 'new1', cells: [cell('item_code', 'C3'), cell('type', 'Flat')] },
    ]),
    'shades:changes': JSON.stringify([
      { ...copyOf(shade), cells: [cell('number', 'S1'), cell('name', 'Gold')] },
    ]),
    parts: ['item_codes', 'shades'],
  };
  const twice = { ...rows, 'shades:changes': JSON.stringify([{ ...copyOf(shade), cells: [] }]) };
  expect(await save({ name: 'Second', slug: 'second', ...twice })).toMatchObject({ ok: false });
  expect((await storedFiles(files)).length).toBe(filesBefore);
  expect(await save({ name: 'Second', slug: 'second', ...rows })).toMatchObject({ ok: true });
  expect((await storedFiles(files)).length).toBe(filesBefore + 2);
  const [, , copy, keptCopy] = (await stored()).codes;
  const [, shadeCopy] = await db.select().from(shades).orderBy(asc(shades.id));
  expect(copy).toMatchObject({ item_code: 'C2', composition: 'Wool', alt_text: 'A cone' });
  expect(copy?.image_url).toMatch(/^\/media\/item-code-images\/.+\.png$/);
  expect(shadeCopy?.image_url).toMatch(/^\/media\/products\/.+\.png$/);
  expect(shadeCopy?.image_url).not.toBe(picture);
  // One copied code got another name, so it is a new code, and the copied shade is not linked to it.
  expect(
    await db
      .select({ code: shade_item_codes.item_code_id })
      .from(shade_item_codes)
      .where(eq(shade_item_codes.shade_id, shadeCopy?.id ?? 0)),
  ).toEqual([{ code: keptCopy?.id }]);
  const ids = { item_codes: copy?.id, shades: shadeCopy?.id };
  const texts = (await db.select().from(translations))
    .filter(({ entity_type, entity_id }) => ids[entity_type as keyof typeof ids] === entity_id)
    .map((row) => `${row.entity_type} ${row.field_name} ${row.translated_value}`);
  expect(texts.sort()).toEqual([
    'item_codes alt_text コーン',
    'item_codes type 平',
    'shades name 金',
  ]);
});

test('pictures of copies are stored before the transaction that refers to them', async () => {
  const { db, files } = admin.world;
  const image_url = await files.put('products', (await samplePicture()).bytes, 'png');
  const { id } = await addProduct(db, { name: 'First', slug: 'first' });
  const [shade] = await db
    .insert(shades)
    .values({ product_id: id, number: 'S1', image_url })
    .returning();
  const { put, read } = files;
  const calls: string[] = [];
  // A request with an open transaction may not query outside of it: the database refuses.
  const beside = async (call: string) => {
    await db.execute(sql`select 1`);
    calls.push(call);
  };
  vi.spyOn(files, 'put').mockImplementation(async (...file) => {
    await beside('put');
    return put(...file);
  });
  vi.spyOn(files, 'read').mockImplementation(async (...file) => {
    await beside('read');
    return read(...file);
  });
  const rows = [{ ...copyOf(shade), cells: [cell('number', 'S1')] }];
  const sent = { parts: 'shades', 'shades:changes': JSON.stringify(rows) };
  expect(await save({ name: 'Second', slug: 'second', ...sent })).toMatchObject({ ok: true });
  expect(calls).toEqual(['read', 'put']);
});

test('each picture that is refused is named, and a copy has the others, and texts only for those', async () => {
  const { db, files } = admin.world;
  const image_url = await files.put('products', falsePicture.bytes, 'png');
  const stitched_url = await files.put('products', (await samplePicture()).bytes, 'png');
  const { id } = await addProduct(db, { name: 'First', slug: 'first' });
  const [shade] = await db
    .insert(shades)
    .values({
      ...{ product_id: id, number: 'S1', image_url, alt_text: 'A cone' },
      ...{ stitched_url, stitched_alt_text: 'A leaf' },
    })
    .returning();
  const before = await storedFiles(files);
  const rows = [{ ...copyOf(shade), cells: [cell('number', 'S1')] }];
  const answer = await save({
    ...{ name: 'Second', slug: 'second', parts: 'shades' },
    'shades:changes': JSON.stringify(rows),
  });
  const name = image_url.split('/').at(-1) ?? '';
  expect(answer).toMatchObject({ ok: true, leftOut: { text: expect.stringContaining(name) } });
  const [, copy] = await db.select().from(shades).orderBy(asc(shades.id));
  expect(copy).toMatchObject({ image_url: null, alt_text: null, stitched_alt_text: 'A leaf' });
  const added = (await storedFiles(files)).filter((path) => !before.includes(path));
  expect(added).toEqual([copy?.stitched_url?.slice('/media/'.length)]);
});
