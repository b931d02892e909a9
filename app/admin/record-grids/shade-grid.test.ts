import { asc, eq } from 'drizzle-orm';
import { UNSAFE_decodeViaTurboStream } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bin } from '#database/schema/history.ts';
import {
  item_codes,
  products,
  shade_item_codes,
  shade_matches,
  shades,
} from '#database/schema/products.ts';
import type { SentRow } from '#domain/cells/cell-grid.ts';
import { type AdminSite, formFrom, openAdminSite } from '#tests/admin/admin-site.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { numberTaken } from '../shades/shade-texts.ts';
import { changedByOther } from './grid-texts.ts';

/** Shades and item codes use the same grid. Only what differs for shades is tested here. */

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
  await db.delete(bin);
  glow = (await addProduct(db, { name: 'Glow', slug: 'glow' }, { codes: ['g1'] })).id;
  const added = await db
    .insert(shades)
    .values(
      ['101', '102', '103'].map((number, at) => ({
        ...{ product_id: glow, number },
        display_order: at + 1,
      })),
    )
    .returning();
  ids = added.map(({ id }) => id);
});

const stored = () => admin.world.db.select().from(shades).orderBy(asc(shades.id));
const numbers = async () => (await stored()).map(({ number }) => number);
const matches = () => admin.world.db.select().from(shade_matches).orderBy(shade_matches.number);

type Cells = Record<string, [seen: string, text: string]>;
const row = (id: number | null | undefined, cells: Cells, key = `row${id}`): SentRow => ({
  ...{ key, id: id ?? null },
  cells: Object.entries(cells).map(([column, [seen, text]]) => ({ column, seen, text })),
});

async function answerOf(
  path: string,
  values: Parameters<typeof formFrom>[1],
): Promise<ActionResult> {
  const response = await admin.site.fetch(`${path}.data`, {
    method: 'POST',
    headers: { cookie: admin.cookie },
    body: formFrom(path, values),
  });
  if (!response.body) throw new Error('no body');
  const { value } = await UNSAFE_decodeViaTurboStream(response.body, globalThis as never);
  return (value as { data: ActionResult }).data;
}
const send = (...rows: SentRow[]) =>
  answerOf('/admin/shades/grid', { intent: 'save', 'shades:changes': JSON.stringify(rows) });
const undo = (answer: ActionResult) =>
  admin.send('/admin/bulk/shades', 'undo', (answer.ok && answer.undo?.values) || {});

test('the list leads to the grid with its filters, which shows what the list finds', async () => {
  const { db } = admin.world;
  const id = ids[1] ?? 0;
  await db.update(shades).set({ status: 'Inactive', name: 'Old gold' }).where(eq(shades.id, id));
  await db
    .insert(shade_matches)
    .values({ shade_id: id, maker: 'Other', number: '7', distance: 1.5 });
  const list = await admin.site.fetch('/admin/shades?status=Inactive', {
    headers: { cookie: admin.cookie },
  });
  expect(await list.text()).toContain('href="/admin/shades/grid?status=Inactive"');
  const { text } = await admin.read(`/admin/shades/grid?status=Inactive&product=${glow}`);
  for (const shown of ['Numbers of Other Makers', 'Old gold', 'Other, 7, 1.5', 'Inactive'])
    expect(text).toContain(shown);
  expect(text).not.toContain('101');
});

test('cells of many shades, their matches and new shades are one change, which one undo takes back', async () => {
  const { db } = admin.world;
  const [first] = ids;
  await db.insert(shade_matches).values({ shade_id: first ?? 0, maker: 'Other', number: '7' });
  const before = await stored();
  const answer = await send(
    row(first, {
      name: ['', 'Gold'],
      colour_towards: ['', '#C8A050'],
      matches: ['Other, 7', 'Other, 8, 2\nThird, 9'],
      status: ['Active', 'Inactive'],
    }),
    row(
      null,
      { product_id: ['', 'glow'], number: ['', '104'], matches: ['', 'Other, 10'] },
      'new1',
    ),
  );
  expect(answer).toMatchObject({ ok: true, toast: '2 shades saved' });
  expect((await stored())[0]).toMatchObject({
    ...{ name: 'Gold', colour_towards: '#C8A050', status: 'Inactive' },
  });
  expect((await stored())[3]).toMatchObject({ number: '104', status: 'Active', display_order: 4 });
  expect((await matches()).map(({ number }) => number).sort()).toEqual(['10', '8', '9']);
  expect((await undo(answer)).text).toContain('2 shades changed back');
  const values = (rows: typeof before) =>
    rows.map(({ number, name, status }) => [number, name, status]);
  expect(values(await stored())).toEqual(values(before));
  expect((await matches()).map(({ number }) => number)).toEqual(['7']);
  // The added shade is in the bin with its matches.
  const binned = await db.select().from(bin);
  expect(binned.map(({ label }) => label)).toEqual(['104']);
  await admin.send('/admin/bin', 'restore', { id: binned[0]?.id ?? 0 });
  expect((await matches()).map(({ number }) => number).sort()).toEqual(['10', '7']);
});

test('numbers may change places; each wrong cell has its message, and nothing is saved', async () => {
  const [a, b, c] = ids;
  const swapped = await send(
    row(a, { number: ['101', '102'] }),
    row(b, { number: ['102', '101'] }),
  );
  expect(swapped).toMatchObject({ ok: true });
  expect(await numbers()).toEqual(['102', '101', '103']);
  expect((await undo(swapped)).text).toContain('2 shades changed back');
  expect(await numbers()).toEqual(['101', '102', '103']);
  const answer = await send(
    row(a, { colour_towards: ['', 'gold'], status: ['Active', 'Sold'] }),
    row(b, { matches: ['', 'Other'] }),
    row(c, { name: ['Seen', 'Mine'] }),
  );
  expect(answer).toMatchObject({
    ok: false,
    errors: {
      [`row${a}:colour_towards`]: ['Please enter a colour such as #C8A050 or L 70 a 5 b 40'],
      [`row${a}:status`]: ['Status must be Active or Inactive'],
      [`row${b}:matches`]: [expect.stringContaining('Line 1 must be a maker')],
      [`row${c}:name`]: [changedByOther],
    },
  });
  const taken = await send(row(c, { number: ['103', '101'] }));
  expect(taken).toMatchObject({ ok: false, errors: { [`row${c}:number`]: [numberTaken] } });
  expect(await numbers()).toEqual(['101', '102', '103']);
});

test('a shade that moves to another product leaves the item codes of the former one', async () => {
  const { db } = admin.world;
  const other = await addProduct(db, { name: 'Other' });
  const [code] = await db.select().from(item_codes);
  const [shade_id] = ids;
  const link = { shade_id: shade_id ?? 0, item_code_id: code?.id ?? 0 };
  await db.insert(shade_item_codes).values(link);
  await send(row(shade_id, { name: ['', 'Gold'] }));
  expect(await db.select().from(shade_item_codes)).toEqual([link]);
  await send(row(shade_id, { product_id: ['Glow', 'Other'] }));
  expect((await stored())[0]?.product_id).toBe(other.id);
  expect(await db.select().from(shade_item_codes)).toEqual([]);
});

test("the product's form saves its codes and shades together, or nothing", async () => {
  const { db } = admin.world;
  const [product] = await db.select().from(products).where(eq(products.id, glow));
  const codes = [row(null, { item_code: ['', 'g2'] }, 'new1')];
  const save = (...rows: SentRow[]) =>
    answerOf('/admin/products', {
      ...{ intent: 'save', id: glow, version: product?.version ?? 0, name: 'Glow', slug: 'glow' },
      parts: ['item_codes', 'shades'],
      'item_codes:changes': JSON.stringify(codes),
      'shades:changes': JSON.stringify(rows),
    });
  expect(await save(row(null, { number: ['', '101'] }, 'new1'))).toMatchObject({
    ok: false,
    parts: { shades: { errors: { 'new1:number': [numberTaken] } } },
  });
  expect(await db.$count(item_codes)).toBe(1);
  const saved = await save(
    row(null, { number: ['', '104'] }, 'new1'),
    row(ids[0], { name: ['', 'Gold'] }),
  );
  expect(saved).toMatchObject({ ok: true });
  expect(await db.$count(item_codes)).toBe(2);
  expect(await stored()).toMatchObject([
    { name: 'Gold' },
    {},
    {},
    { number: '104', product_id: glow },
  ]);
  const tab = await admin.site.fetch(`/admin/product-grids/shades/${glow}.data`, {
    headers: { cookie: admin.cookie },
  });
  expect(await tab.text()).toContain('104');
  const none = await admin.site.fetch('/admin/product-grids/news_items/1.data', {
    headers: { cookie: admin.cookie },
  });
  expect(none.status).toBe(404);
});

test('an emptied status does not publish an Inactive shade', async () => {
  const { db } = admin.world;
  const [first = 0] = ids;
  await db.update(shades).set({ status: 'Inactive' }).where(eq(shades.id, first));
  const answer = await send(row(first, { status: ['Inactive', ''] }));
  expect(answer).toMatchObject({ ok: false });
  expect((await stored())[0]?.status).toBe('Inactive');
});

test('a shade that names its product in another way keeps its item codes', async () => {
  const { db } = admin.world;
  const [first = 0] = ids;
  const [code] = await db.select().from(item_codes);
  await db.insert(shade_item_codes).values({ shade_id: first, item_code_id: code?.id ?? 0 });
  await send(row(first, { product_id: ['Glow', 'glow'], name: ['', 'Gold'] }));
  expect((await stored())[0]).toMatchObject({ name: 'Gold', product_id: glow });
  expect(await db.select().from(shade_item_codes)).toHaveLength(1);
});
