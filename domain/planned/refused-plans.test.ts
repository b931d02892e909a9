import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { news_items } from '#database/schema/news.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { product_category_mappings, products } from '#database/schema/products.ts';
import {
  addNewsItem,
  addProduct,
  addProductCategory,
} from '#tests/world/content/catalogue-rows.ts';
import { openPlanWorld } from '#tests/world/content/planned-products.ts';
import { administrator } from '#tests/world/people/rights.ts';
import { deleteRecord, emptyBin } from '../history/bin/bin.server.ts';
import { restoreFromBin } from '../history/restore/restore-from-bin.server.ts';
import { kinds } from '../kinds/kinds.server.ts';
import { carryOutDue } from './carry-out.server.ts';
import { formOf } from './planned-form.server.ts';
import { forgetDonePlans, planChange, plansOf } from './planning.server.ts';

/** What a plan changes, and what happens to a plan that cannot be carried out. */

const { db, mei, stores, later, planned, product, plan } = await openPlanWorld();

test('a plan changes only the planned fields, and the others can be edited until then', async () => {
  const gold = (await addProductCategory(db)).id;
  const made = await addProduct(db, { name: 'ST', description: 'Old' }, { categories: [gold] });
  await planned(made.id, { name: 'ST 2' });
  await db.update(products).set({ description: 'New' }).where(eq(products.id, made.id));
  await carryOutDue(stores());
  expect(await product(made.id)).toMatchObject({ name: 'ST 2', description: 'New' });
  expect(await db.select().from(product_category_mappings)).toHaveLength(1);
  await planned(made.id, { category_ids: [] });
  await carryOutDue(stores());
  expect(await db.select().from(product_category_mappings)).toEqual([]);
});

test('values that SQL wrote and no form would stay unchanged', async () => {
  const odd = { description: '', specs: 'a\r\nb ' };
  const { id } = await addProduct(db, { ...odd, status: 'Inactive' });
  await planned(id, 'Active');
  await planned(id, { ...odd, name: 'New' });
  await carryOutDue(stores());
  expect(await product(id)).toMatchObject({ ...odd, status: 'Active', name: 'New' });
});

test('a field that was changed since refuses the plan, and the plan names it', async () => {
  const { id } = await addProduct(db, { name: 'ST' });
  const mine = await planned(id, { name: 'Mine', description: 'Mine' });
  await db.update(products).set({ name: 'Theirs' }).where(eq(products.id, id));
  await carryOutDue(stores());
  expect(await product(id)).toMatchObject({ name: 'Theirs', description: null });
  expect(await plan(mine)).toMatchObject({ refused_reason: 'changed', changed_fields: ['name'] });
  expect(await carryOutDue(stores())).toEqual([]);
  const same = await planned(id, { name: 'Agreed', description: 'Mine' });
  await db.update(products).set({ name: 'Agreed' }).where(eq(products.id, id));
  await carryOutDue(stores());
  expect(await plan(same)).toMatchObject({ refused_reason: null });
});

test('a value that the record cannot have refuses the plan with its reason', async () => {
  const { id } = await addProduct(db);
  const slug = await planned(id, { slug: 'wanted' });
  await addProduct(db, { slug: 'wanted' });
  const category = await addProductCategory(db);
  const link = await planned(id, { category_ids: [category.id] });
  await db.execute(sql`delete from product_categories`);
  const item = await addNewsItem(db);
  for (let n = 0; n < 3; n++) await addNewsItem(db, { is_pinned: true });
  await planChange(mei, { kind: 'news_items', id: item.id }, later(), {
    ...{ version: item.version, form: formOf({ is_pinned: true }) },
  });
  await carryOutDue(stores(), 7_200_000);
  const [pin] = await plansOf(db, 'news_items', [item.id]);
  const reasons = [await plan(slug), await plan(link), pin].map((one) => one?.refused_reason);
  expect(reasons).toEqual(['slug taken', 'not accepted', 'too many pins']);
  expect(await db.$count(news_items, eq(news_items.is_pinned, true))).toBe(3);
});

test('a plan of an earlier release, which stores values instead of form entries, is handled alike', async () => {
  const gold = await addProductCategory(db);
  const made = await addProduct(db, { name: 'ST', description: 'Old', delivery: 'Kept' });
  const item = await addNewsItem(db, { is_pinned: false });
  const due = { at: sql`now() - interval '1 hour'`, planned_by: 'mei@example.com' };
  const [done, , refused] = await db
    .insert(planned_changes)
    .values([
      {
        ...{ ...due, kind: 'products', record_id: made.id },
        change: { description: null, category_ids: [gold.id], status: 'Inactive' },
        before: { description: 'Old', category_ids: [], status: 'Active' },
      },
      {
        ...{ ...due, kind: 'news_items', record_id: item.id },
        change: { is_pinned: true, display_order: 7 },
        before: { is_pinned: false, display_order: null },
      },
      {
        ...{ ...due, kind: 'products', record_id: made.id },
        change: { category_ids: [], name: 'New' },
        before: { category_ids: [gold.id], name: 'Another' },
      },
    ])
    .returning({ id: planned_changes.id });
  await carryOutDue(stores());
  expect(await product(made.id)).toMatchObject({
    ...{ name: 'ST', description: null, delivery: 'Kept', status: 'Inactive' },
  });
  expect(await db.select().from(product_category_mappings)).toMatchObject([
    { product_id: made.id, category_id: gold.id },
  ]);
  const [news] = await db.select().from(news_items).where(eq(news_items.id, item.id));
  expect(news).toMatchObject({ is_pinned: true, display_order: 7 });
  expect((await plan(done?.id ?? 0))?.done_at).toBeTruthy();
  expect(await plan(refused?.id ?? 0)).toMatchObject({
    ...{ refused_reason: 'changed', changed_fields: ['name'] },
  });
});

test('a plan stores its form entries and validates them by the form’s rules when it is due', async () => {
  const { id } = await addProduct(db, { name: 'ST' });
  const sent = await planned(id, { name: ' ST 2 ', description: 'Two\r\nlines' });
  expect((await plan(sent))?.change).toEqual({ name: ' ST 2 ', description: 'Two\r\nlines' });
  await carryOutDue(stores());
  expect(await product(id)).toMatchObject({ name: 'ST 2', description: 'Two\nlines' });
  const bad = await planned(id, { name: 'ST 3' });
  await db
    .update(planned_changes)
    .set({ change: { name: '' } })
    .where(eq(planned_changes.id, bad));
  await carryOutDue(stores());
  expect(await plan(bad)).toMatchObject({ refused_reason: 'not accepted' });
});

test('a plan of a record in the bin waits and is refused when it is due, or carried out if the record is restored before', async () => {
  const [inTime, late] = [
    await addProduct(db, { status: 'Inactive' }),
    await addProduct(db, { status: 'Inactive' }),
  ];
  await planned(inTime.id, 'Active');
  const refused = await planned(late.id, 'Active');
  const entries = [
    await deleteRecord(mei, kinds.products, inTime.id),
    await deleteRecord(mei, kinds.products, late.id),
  ];
  await restoreFromBin(mei, administrator, entries[0]?.binned ?? 0);
  await carryOutDue(stores());
  expect(await product(inTime.id)).toMatchObject({ status: 'Active' });
  expect(await plan(refused)).toMatchObject({ refused_reason: 'deleted' });
  await restoreFromBin(mei, administrator, entries[1]?.binned ?? 0);
  expect(await product(late.id)).toMatchObject({ status: 'Inactive' });
  expect(await plan(refused)).toMatchObject({ refused_reason: 'deleted' });
});

test('permanently deleting a record deletes its plans', async () => {
  const [emptied, bySql, truncated] = [
    await addProduct(db),
    await addProduct(db),
    await addProduct(db),
  ];
  for (const { id } of [emptied, bySql, truncated]) await planned(id, { name: 'New' });
  const entry = await deleteRecord(mei, kinds.products, emptied.id);
  expect(await db.$count(planned_changes)).toBe(3);
  await emptyBin(mei, administrator, [entry?.binned ?? 0]);
  expect(await db.$count(planned_changes)).toBe(2);
  await db.delete(products).where(eq(products.id, bySql.id));
  expect(await db.$count(planned_changes)).toBe(1);
  await db.execute(sql`truncate products cascade`);
  expect(await db.$count(planned_changes)).toBe(0);
});

test('finished plans are deleted after three months, refused ones are not', async () => {
  const { id } = await addProduct(db);
  const [old, recent, refused] = [
    await planned(id, { name: 'One' }),
    await planned(id, { name: 'Two' }),
    await planned(id, { name: 'Three' }),
  ];
  const age = (at: number, columns: ReturnType<typeof sql>) =>
    db.execute(sql`update planned_changes set ${columns} where id = ${at}`);
  await age(old, sql`done_at = now() - interval '4 months'`);
  await age(recent, sql`done_at = now()`);
  await age(refused, sql`at = now() - interval '4 months', refused_reason = 'deleted'`);
  await forgetDonePlans(db);
  expect([await plan(old), await plan(recent), await plan(refused)].map(Boolean)).toEqual([
    false,
    true,
    true,
  ]);
});

test('a plan in the past, from an outdated form or without a difference is refused', async () => {
  const { id, version } = await addProduct(db);
  const record = { kind: 'products', id } as const;
  const form = formOf({ ...(await product(id)) });
  const past = new Date(Date.now() - 1000);
  const other = formOf({ name: 'Other' });
  expect([
    await planChange(mei, record, past, { status: 'Active' }),
    await planChange(mei, record, later(), { version, form }),
    await planChange(mei, record, later(), { version: version + 1, form: other }),
    await planChange(mei, { ...record, id: id + 1 }, later(), { status: 'Active' }),
  ]).toMatchObject([
    { refusal: 'past' },
    { refusal: 'no change' },
    { refusal: 'changed' },
    { refusal: 'gone' },
  ]);
  expect(await db.$count(planned_changes)).toBe(0);
});
