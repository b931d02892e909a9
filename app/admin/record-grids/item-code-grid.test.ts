import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { UNSAFE_decodeViaTurboStream } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bin, history } from '#database/schema/history.ts';
import { translations } from '#database/schema/languages.ts';
import { item_codes, products } from '#database/schema/products.ts';
import { cellColumns, type SentRow } from '#domain/cells/cell-grid.ts';
import { itemCodeGrid } from '#domain/cells/cell-grids.ts';
import type { ItemCodeFieldName } from '#domain/products/item-codes/item-code-fields.ts';
import { type AdminSite, openAdminSite } from '#tests/admin/admin-site.ts';
import { Random } from '#tests/histories/random.ts';
import { addProduct, translate } from '#tests/world/content/catalogue-rows.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { saveIdField } from '../actions/save-id-field.ts';
import { noSuchProduct, severalSuchProducts } from '../products/product-texts.ts';
import {
  changedByOther,
  changesUnreadable,
  gridTexts,
  nothingChanged,
  nothingSaved,
} from './grid-texts.ts';

const { gone: codeGone, taken: codeTaken } = gridTexts.item_codes;
type CellColumn = 'product_id' | ItemCodeFieldName;

/** Many item codes are changed in one grid and saved together. */

let admin: AdminSite;
let glow: number;
let ids: number[];
beforeAll(async () => {
  admin = await openAdminSite();
});
afterAll(() => admin.close());
beforeEach(async () => {
  const { db } = admin.world;
  await db.delete(products);
  await db.delete(item_codes);
  await db.delete(translations);
  glow = (await addProduct(db, { name: 'Glow' }, { codes: ['g1', 'g2', 'g3'] })).id;
  ids = (await codes()).map(({ id }) => id);
});

const codes = () => admin.world.db.select().from(item_codes).orderBy(asc(item_codes.id));
const codeNames = async () => (await codes()).map(({ item_code }) => item_code);

type Cells = Partial<Record<CellColumn, [seen: string, text: string]>>;

/** A row as the grid sends it; the cells are named by column. */
const row = (id: number | null | undefined, cells: Cells, key = `row${id}`): SentRow => ({
  ...{ key, id: id ?? null },
  cells: Object.entries(cells).map(([column, [seen, text]]) => ({
    column: column as CellColumn,
    ...{ seen, text },
  })),
});
const added = (cells: Partial<Record<CellColumn, string>>, key = 'new1'): SentRow =>
  row(
    null,
    Object.fromEntries(Object.entries(cells).map(([name, text]) => [name, ['', text]])),
    key,
  );

async function send(changes: unknown, values: Record<string, string> = {}): Promise<ActionResult> {
  const response = await admin.site.fetch('/admin/item-codes/grid.data', {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: new URLSearchParams({
      intent: 'save',
      'item_codes:changes': JSON.stringify(changes),
      ...values,
    }),
  });
  if (!response.body) throw new Error('no body');
  const { value } = await UNSAFE_decodeViaTurboStream(response.body, globalThis as never);
  return (value as { data: ActionResult }).data;
}
const undo = (answer: ActionResult) =>
  admin.send('/admin/bulk/item_codes', 'undo', (answer.ok && answer.undo?.values) || {});

const refused = (errors: Record<string, string>) => ({
  ok: false,
  errors: {
    '': [nothingSaved],
    ...Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])),
  },
});

test('the list leads to the grid, which shows every text of what the list finds', async () => {
  const { db } = admin.world;
  await db.update(item_codes).set({ other_technical_info: 'Keep dry' });
  await db.insert(item_codes).values({ item_code: 'alone' });
  const list = await admin.site.fetch('/admin/item-codes?q=g', {
    headers: { cookie: admin.cookie },
  });
  expect(await list.text()).toContain('href="/admin/item-codes/grid?q=g"');
  const all = await admin.read('/admin/item-codes/grid');
  for (const { label } of cellColumns(itemCodeGrid)) expect(all.text).toContain(label);
  expect(all.text).toContain('alone');
  expect(all.text.match(/Keep dry/g)).toHaveLength(3);
  const ofProduct = await admin.read(`/admin/item-codes/grid?product=${glow}`);
  expect(ofProduct.text).not.toContain('alone');
});

test('cells of many codes and new codes are one change, which one undo takes back', async () => {
  const { db } = admin.world;
  await translate(db, 'item_codes', ids[0] ?? 0, { composition: '絲' });
  await db.update(item_codes).set({ composition: 'Silk' });
  const before = await codes();
  const answer = await send([
    row(ids[0], {
      composition: ['Silk', 'Viscose\r\nand silk '],
      other_information: ['', 'Two\r\nlines'],
    }),
    row(ids[1], { item_code: ['g2', 'g2a'] }),
    added({ product_id: 'glow', item_code: 'g4', ironing: 'Cool' }),
  ]);
  expect(answer).toMatchObject({ ok: true, toast: '3 item codes saved' });
  const [first, second, third, fourth] = await codes();
  expect(first).toMatchObject({
    composition: 'Viscose and silk',
    other_information: 'Two\nlines',
    version: 3,
  });
  expect(second).toMatchObject({ item_code: 'g2a', composition: 'Silk' });
  expect(third).toEqual(before[2]);
  expect(fourth).toMatchObject({
    product_id: glow,
    item_code: 'g4',
    ironing: 'Cool',
    length: null,
  });
  const marked = async () =>
    (await db.select().from(translations)).map((one) => one.outdated_since !== null);
  expect(await marked()).toEqual([true]);
  const entries = await db.select().from(history).where(isNotNull(history.bulk));
  expect(new Set(entries.map(({ change_set, cause }) => `${change_set} ${cause}`)).size).toBe(1);
  const activity = await admin.read('/admin/activity');
  expect(activity.text.match(/Undo This Bulk Edit/g)).toHaveLength(1);
  expect((await undo(answer)).text).toContain('3 item codes changed back');
  const texts = (rows: typeof before) =>
    rows.map(({ composition, other_information }) => [composition, other_information]);
  expect(texts(await codes())).toEqual(texts(before));
  expect(await codeNames()).toEqual(['g1', 'g2', 'g3']);
  // The added code is in the bin.
  expect((await db.select().from(bin)).map(({ label }) => label)).toContain('g4');
});

test('two people may change different cells of one code; the same cell is a conflict that names both texts', async () => {
  expect(await send([row(ids[0], { denier: ['', '100'] })])).toMatchObject({ ok: true });
  expect(await send([row(ids[0], { length: ['', '5 m'] })])).toMatchObject({ ok: true });
  const mine = row(ids[0], { denier: ['', '90'], ironing: ['', 'Cool'] });
  const name = `row${ids[0]}:denier`;
  expect(await send([mine, row(ids[1], { denier: ['', '1'] })])).toEqual({
    ...refused({ [name]: changedByOther }),
    fieldConflicts: { [name]: { theirs: '100', seen: '100' } },
  });
  const [first, second] = await codes();
  expect([first?.denier, first?.ironing, first?.length, second?.denier]).toEqual([
    ...['100', null, '5 m', null],
  ]);
  expect(await send([row(ids[0], { denier: ['100', '90'] })])).toMatchObject({ ok: true });
  // Both people typed the same text, so there is no conflict.
  const same = await send([row(ids[0], { denier: ['100', '90'] })]);
  expect(same).toEqual({ ok: true, toast: nothingChanged });
});

test('each wrong cell has its message, and nothing is saved', async () => {
  const { db } = admin.world;
  for (const name of ['Twin', 'TWIN']) await addProduct(db, { name });
  const gone = row(999_999, { type: ['a', 'b'] });
  const answer = await send([
    row(ids[0], { item_code: ['g1', ' '], denier: ['', 'd'.repeat(201)] }),
    row(ids[1], { product_id: ['Glow', 'Glitter'], length: ['', '5 m'] }),
    row(ids[2], { product_id: ['Glow', 'Twin'] }),
    gone,
    added({ item_code: 'n' }),
    added({ product_id: 'Glow' }, 'new2'),
  ]);
  expect(answer).toMatchObject(
    refused({
      [`row${ids[0]}:item_code`]: 'Item code is required',
      [`row${ids[0]}:denier`]: 'Please enter at most 200 characters',
      [`row${ids[1]}:product_id`]: noSuchProduct,
      [`row${ids[2]}:product_id`]: severalSuchProducts,
      'row999999:type': codeGone,
      'new1:product_id': 'Please select a product',
      'new2:item_code': 'Item code is required',
    }),
  );
  expect((await codes()).map(({ version }) => version)).toEqual([1, 1, 1]);
});

test('codes may change places; a code that another one has is refused at its cell', async () => {
  const [a, b, c] = ids;
  const swap = await send([
    row(a, { item_code: ['g1', 'g2'] }),
    row(b, { item_code: ['g2', 'g3'] }),
    row(c, { item_code: ['g3', 'g1'] }),
  ]);
  expect(swap).toMatchObject({ ok: true });
  expect(await codeNames()).toEqual(['g2', 'g3', 'g1']);
  const answer = await send([
    row(a, { item_code: ['g2', 'g1'] }),
    added({ product_id: 'Glow', item_code: 'n' }, 'new1'),
    added({ product_id: 'Glow', item_code: 'n' }, 'new2'),
  ]);
  const at = [`row${a}:item_code`, 'new1:item_code', 'new2:item_code'];
  expect(answer).toMatchObject(refused(Object.fromEntries(at.map((one) => [one, codeTaken]))));
  expect((await undo(swap)).text).toContain('3 item codes changed back');
  expect(await codeNames()).toEqual(['g1', 'g2', 'g3']);
});

test('a product is found by its name or slug, and products of one name are shown by their slugs', async () => {
  const { db } = admin.world;
  await addProduct(db, { name: 'Twin', slug: 'twin-a' }, { codes: ['t1'] });
  const b = await addProduct(db, { name: 'twin', slug: 'twin-b' });
  const { text } = await admin.read('/admin/item-codes/grid?q=t1');
  expect(text).toContain('twin-a');
  const answer = await send([row(ids[0], { product_id: ['Glow', 'twin-b'] })]);
  expect(answer).toMatchObject({ ok: true });
  expect((await codes())[0]?.product_id).toBe(b.id);
  const again = await send([row(ids[0], { product_id: ['twin-b', 'ＧＬＯＷ'] })]);
  expect(again).toMatchObject({ ok: true });
  expect((await codes())[0]?.product_id).toBe(glow);
});

test('a code without a product can be edited', async () => {
  const { db } = admin.world;
  await db
    .update(item_codes)
    .set({ product_id: null })
    .where(eq(item_codes.id, ids[0] ?? 0));
  expect(await send([row(ids[0], { type: ['', 'Flat'] })])).toMatchObject({ ok: true });
  expect((await codes())[0]).toMatchObject({ product_id: null, type: 'Flat' });
});

test('a save whose answer was lost is not done twice', async () => {
  const values = { [saveIdField]: 'a'.repeat(32) };
  const changes = [added({ product_id: 'Glow', item_code: 'once' })];
  expect(await send(changes, values)).toMatchObject({ ok: true });
  expect(await send(changes, values)).toMatchObject({ ok: true });
  expect((await codeNames()).filter((name) => name === 'once')).toHaveLength(1);
});

test('two saves that add the same code at once: one is refused at its cell', async () => {
  const changes = [added({ product_id: 'Glow', item_code: 'race' })];
  const answers = await Promise.all([send(changes), send(changes)]);
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(answers.find(({ ok }) => !ok)).toMatchObject(refused({ 'new1:item_code': codeTaken }));
});

test('200 rows of 13 long texts are saved at once', async () => {
  const texts = cellColumns(itemCodeGrid)
    .slice(2)
    .map(({ name }): [string, string] => [name, '線'.repeat(60)]);
  const rows = Array.from({ length: 200 }, (_, at) =>
    added({ product_id: 'Glow', item_code: `L${at}`, ...Object.fromEntries(texts) }, `new${at}`),
  );
  expect(await send(rows)).toMatchObject({ ok: true, toast: '200 item codes saved' });
  expect(await admin.world.db.$count(item_codes)).toBe(203);
});

test.each([
  ['no JSON', 'x'],
  ['a row that is sent twice', JSON.stringify([row(1, {}), row(1, {}, 'other')])],
  ['an unknown column', '[{"key":"a","id":1,"cells":[{"column":"id","text":"1","seen":""}]}]'],
])('%s is refused', async (_, changes) => {
  const answer = await send([], { 'item_codes:changes': changes });
  expect(answer).toMatchObject({ ok: false, errors: { '': [changesUnreadable] } });
});

/** The edits of one person in one grid. */
class Person {
  readonly #random: Random;
  readonly #name: string;
  #seen = new Map<number, Map<CellColumn, string>>();
  #count = 0;
  readonly saved: string[] = [];
  conflicts = 0;

  constructor(name: string, seed: number) {
    this.#name = name;
    this.#random = new Random(seed);
  }

  async load() {
    const all = await codes();
    this.#seen = new Map(
      all.map((one) => [one.id, new Map(columns.map((name) => [name, one[name] ?? ''] as const))]),
    );
  }

  /** Changes some cells to texts that occur only once, and saves until nothing conflicts. */
  async edit(count: number) {
    const texts = new Map<number, Map<CellColumn, string>>();
    for (let made = 0; made < count; ) {
      const id = this.#random.one([...this.#seen.keys()]) ?? 0;
      const column = this.#random.one(columns) ?? 'type';
      const cells = texts.get(id) ?? new Map<CellColumn, string>();
      if (cells.has(column)) continue;
      texts.set(id, cells.set(column, `${this.#name}${++this.#count}`));
      made++;
    }
    const fresh = this.#random.chance(0.3) ? `${this.#name}${++this.#count}` : undefined;
    for (;;) {
      const changes = [...texts].map(([id, cells]) =>
        row(
          id,
          Object.fromEntries(
            [...cells].map(([name, text]) => [name, [this.#seen.get(id)?.get(name) ?? '', text]]),
          ),
        ),
      );
      const news = fresh ? [added({ product_id: 'Glow', item_code: fresh, type: fresh })] : [];
      const answer = await send([...changes, ...news]);
      if (answer.ok) break;
      const conflicts = Object.entries(answer.fieldConflicts ?? {});
      if (conflicts.length === 0) throw new Error(JSON.stringify(answer));
      for (const [name, { theirs }] of conflicts) {
        this.conflicts++;
        const [key = '', column] = name.split(':') as [string, CellColumn];
        const id = Number(key.slice(3));
        this.#seen.get(id)?.set(column, theirs);
        if (this.#random.chance(0.5)) texts.get(id)?.delete(column);
      }
    }
    for (const cells of texts.values()) this.saved.push(...cells.values());
    if (fresh) this.saved.push(fresh);
    // The grid either loads the new data or stays open with the texts that it has saved itself.
    if (this.#random.chance(0.3)) await this.load();
    else
      for (const [id, cells] of texts) for (const cell of cells) this.#seen.get(id)?.set(...cell);
  }
}

const columns = cellColumns(itemCodeGrid)
  .map(({ name }) => name as CellColumn)
  .filter((name) => name !== 'product_id' && name !== 'item_code');

test('two people make 1,000 random edits in one grid: nothing is lost, and nothing is doubled', async () => {
  const { db } = admin.world;
  const people = [new Person('mei', 7), new Person('aki', 8)];
  await Promise.all(people.map((one) => one.load()));
  const [start] = await db.select({ id: sql<number>`max(${history.id})` }).from(history);
  await Promise.all(
    people.map(async (one) => {
      for (let at = 0; at < 50; at++) await one.edit(10);
    }),
  );
  const entries = await db
    .select()
    .from(history)
    .where(sql`${history.id} > ${start?.id ?? 0}`)
    .orderBy(asc(history.id));
  // Every text was written once, by the save that reported it.
  const written = entries.flatMap(({ operation, after }) =>
    operation === 'insert' ? [String(after?.type)] : columns.flatMap((name) => after?.[name] ?? []),
  );
  const saved = people.flatMap((one) => one.saved);
  expect(written.toSorted()).toEqual(saved.toSorted());
  expect(new Set(written).size).toBe(written.length);
  expect(people.every(({ conflicts }) => conflicts > 20)).toBe(true);
  // No save overwrote a text that its writer had not seen: the changes of each cell form a chain that ends in the
  // stored text.
  const cells = new Map<string, unknown>();
  for (const { record_id, before, after } of entries)
    for (const [name, value] of Object.entries(after ?? {})) {
      const at = `${record_id} ${name}`;
      if (cells.has(at)) expect(before?.[name]).toEqual(cells.get(at));
      cells.set(at, value);
    }
  for (const one of await codes())
    for (const name of columns) expect(one[name]).toEqual(cells.get(`${one.id} ${name}`) ?? null);
}, 120_000);
