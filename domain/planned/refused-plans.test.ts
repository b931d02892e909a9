import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { news_items } from '#database/schema/news.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { product_category_mappings, products } from '#database/schema/products.ts';
import { addNewsItem, addProduct, addProductCategory } from '#tests/world/catalogue-rows.ts';
import { openPlans } from '#tests/world/planned-products.ts';
import { administrator } from '#tests/world/rights.ts';
import { emptyBin, restoreFromBin } from '../history/bin.server.ts';
import { deleteProduct } from '../products/product-editing.server.ts';
import { carryOutDue } from './carry-out.server.ts';
import { plannable } from './plannable.server.ts';
import { forgetDonePlans, planChange, plansOf } from './planning.server.ts';

/** What a plan changes, and what becomes of one that cannot be carried out. */

const { db, mei, stores, later, planned, product, plan } = await openPlans();

test('only what was planned is changed: the rest may be edited until then', async () => {
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

test('what was written by SQL, as no form writes it, stays as it is', async () => {
  const odd = { description: '', specs: 'a\r\nb ' };
  const { id } = await addProduct(db, { ...odd, status: 'Inactive' });
  await planned(id, 'Active');
  await planned(id, { ...odd, name: 'New' });
  await carryOutDue(stores());
  expect(await product(id)).toMatchObject({ ...odd, status: 'Active', name: 'New' });
});

test('a field that someone changed meanwhile refuses the plan, and which one is kept', async () => {
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

test('what the record must not hold is refused with its reason', async () => {
  const { id } = await addProduct(db);
  const slug = await planned(id, { slug: 'wanted' });
  await addProduct(db, { slug: 'wanted' });
  const category = await addProductCategory(db);
  const link = await planned(id, { category_ids: [category.id] });
  await db.execute(sql`delete from product_categories`);
  const item = await addNewsItem(db);
  for (let n = 0; n < 3; n++) await addNewsItem(db, { is_pinned: true });
  const form = await plannable.news_items.read(db, item.id);
  await planChange(mei, { kind: 'news_items', id: item.id }, later(), {
    version: form?.version ?? 0,
    values: { ...form?.values, is_pinned: true },
  });
  await carryOutDue(stores(), 7_200_000);
  const [pin] = await plansOf(db, 'news_items', [item.id]);
  const reasons = [await plan(slug), await plan(link), pin].map((one) => one?.refused_reason);
  expect(reasons).toEqual(['slug taken', 'not accepted', 'too many pins']);
  expect(await db.$count(news_items, eq(news_items.is_pinned, true))).toBe(3);
});

test('in the bin a plan waits, and is refused when its time comes; restored in time it happens', async () => {
  const [inTime, late] = [
    await addProduct(db, { status: 'Inactive' }),
    await addProduct(db, { status: 'Inactive' }),
  ];
  await planned(inTime.id, 'Active');
  const refused = await planned(late.id, 'Active');
  const entries = [await deleteProduct(mei, inTime.id), await deleteProduct(mei, late.id)];
  await restoreFromBin(mei, administrator, entries[0]?.binned ?? 0);
  await carryOutDue(stores());
  expect(await product(inTime.id)).toMatchObject({ status: 'Active' });
  expect(await plan(refused)).toMatchObject({ refused_reason: 'deleted' });
  await restoreFromBin(mei, administrator, entries[1]?.binned ?? 0);
  expect(await product(late.id)).toMatchObject({ status: 'Inactive' });
  expect(await plan(refused)).toMatchObject({ refused_reason: 'deleted' });
});

test('a record that goes for good takes its plans along', async () => {
  const [emptied, bySql, truncated] = [
    await addProduct(db),
    await addProduct(db),
    await addProduct(db),
  ];
  for (const { id } of [emptied, bySql, truncated]) await planned(id, { name: 'New' });
  const entry = await deleteProduct(mei, emptied.id);
  expect(await db.$count(planned_changes)).toBe(3);
  await emptyBin(mei, administrator, [entry?.binned ?? 0]);
  expect(await db.$count(planned_changes)).toBe(2);
  await db.delete(products).where(eq(products.id, bySql.id));
  expect(await db.$count(planned_changes)).toBe(1);
  await db.execute(sql`truncate products cascade`);
  expect(await db.$count(planned_changes)).toBe(0);
});

test('what was carried out is forgotten after three months, what was refused is not', async () => {
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

test('nothing is planned for the past, from an old form, or without a difference', async () => {
  const { id, version } = await addProduct(db);
  const record = { kind: 'products', id } as const;
  const values = (await plannable.products.read(db, id))?.values ?? {};
  const past = new Date(Date.now() - 1000);
  const other = { ...values, name: 'Other' };
  expect([
    await planChange(mei, record, past, { status: 'Active' }),
    await planChange(mei, record, later(), { version, values }),
    await planChange(mei, record, later(), { version: version + 1, values: other }),
    await planChange(mei, { ...record, id: id + 1 }, later(), { status: 'Active' }),
  ]).toMatchObject([
    { refusal: 'past' },
    { refusal: 'no change' },
    { refusal: 'changed' },
    { refusal: 'gone' },
  ]);
  expect(await db.$count(planned_changes)).toBe(0);
});
