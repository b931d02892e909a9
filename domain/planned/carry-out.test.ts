import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Connection, connect, type Database } from '#database/connect.ts';
import type { RowValues } from '#database/schema/history.ts';
import { news_items } from '#database/schema/news.ts';
import { planned_changes } from '#database/schema/planned-changes.ts';
import { product_category_mappings, products } from '#database/schema/products.ts';
import { addNewsItem, addProduct, addProductCategory } from '#tests/world/catalogue-rows.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { emptyBin, restoreFromBin } from '../history/bin.server.ts';
import { deleteProduct } from '../products/product-editing.server.ts';
import { carryOutDue, untilNextPlan } from './carry-out.server.ts';
import { PlanWatch } from './plan-watch.server.ts';
import type { PlanStores } from './plannable.server.ts';
import { plannable } from './plannable.server.ts';
import { cancelPlan, forgetDonePlans, planChange, plansOf } from './planning.server.ts';

/** A planned change happens once, late rather than never, or says why it did not. */

let world: World;
let db: Database;
let mei: Database;
/** A second process. */
let other: Connection;
const logged = vi.fn();
const stores = (): PlanStores => ({ db, files: world.files, onlyLogged: logged });

beforeAll(async () => {
  world = await openWorld();
  db = world.db;
  mei = world.connection.actingAs('mei@example.com');
  other = await connect({ databaseUrl: world.databaseUrl, dataDir: world.dataDir });
});
beforeEach(async () => {
  await db.execute(sql`truncate products, product_categories, news_items, bin, history cascade`);
  logged.mockClear();
});
afterAll(async () => {
  await other.close();
  await world.close();
});

const hour = 3_600_000;
const later = () => new Date(Date.now() + hour);

/** Plans what the form would hold, and makes it due an hour ago. */
async function planned(id: number, wanted: RowValues, at = sql`now() - interval '1 hour'`) {
  const record = { kind: 'products', id } as const;
  const form = await plannable.products.read(db, id);
  const outcome = await planChange(
    mei,
    record,
    later(),
    Object.keys(wanted).join() === 'only_status'
      ? { status: wanted.only_status as 'Active' }
      : { version: form?.version ?? 0, values: { ...form?.values, ...wanted } },
  );
  expect(outcome).toEqual({ ok: true });
  const [plan] = (await plansOf(db, 'products', [id])).slice(-1);
  await db
    .update(planned_changes)
    .set({ at })
    .where(eq(planned_changes.id, plan?.id ?? 0));
  return plan?.id ?? 0;
}

const product = async (id: number) =>
  (await db.select().from(products).where(eq(products.id, id)))[0];
const plan = async (id: number) =>
  (await db.select().from(planned_changes).where(eq(planned_changes.id, id)))[0];
const changesOf = async (id: number) => {
  const { rows } = await db.execute<{ actor: string; after: RowValues }>(
    sql`select actor, after from history where kind = 'products' and record_id = ${id} and operation = 'update' order by id`,
  );
  return rows;
};

test('what is due is carried out once by many calls of two processes, and the history names its planner', async () => {
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, at) => addProduct(db, { slug: `p${at}`, status: 'Inactive' })),
  );
  for (const { id } of made) await planned(id, { only_status: 'Active' });
  const processes = [stores(), { ...stores(), db: other.db }];
  const settled = await Promise.all(
    Array.from({ length: 8 }, (_, at) => carryOutDue(processes[at % 2] ?? stores())),
  );
  expect(
    settled
      .flat()
      .map(({ record_id }) => record_id)
      .sort(),
  ).toEqual(made.map(({ id }) => id).sort());
  for (const { id } of made) {
    expect(await product(id)).toMatchObject({ status: 'Active' });
    expect(await changesOf(id)).toEqual([
      { actor: 'mei@example.com', after: { status: 'Active' } },
    ]);
  }
  expect(await carryOutDue(stores())).toEqual([]);
});

test('plans of one record are carried out in turn, also by two processes after an outage', async () => {
  const { id } = await addProduct(db, { status: 'Inactive' });
  await planned(id, { only_status: 'Active' }, sql`now() - interval '2 days'`);
  await planned(id, { only_status: 'Inactive' }, sql`now() - interval '1 day'`);
  await other.db.transaction(async (tx) => {
    // The other process is at the first of them.
    await tx.execute(sql`select from planned_changes order by at limit 1 for update`);
    expect(await carryOutDue(stores())).toEqual([]);
  });
  expect(await carryOutDue(stores())).toHaveLength(2);
  const statuses = (await changesOf(id)).map(({ after }) => after.status);
  expect(statuses).toEqual(['Active', 'Inactive']);
});

/** What goes wrong between the save and the note that it is done. */
const ends: [what: string, end: (db: Database) => Promise<unknown>][] = [
  ['a process that ends', () => Promise.reject(new Error('the process ended'))],
  [
    'a connection that is lost',
    async (db) => {
      const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`);
    },
  ],
];

test.each(ends)(
  '%s in the middle leaves the plan due: it happens once all the same',
  async (_, end) => {
    const { id } = await addProduct(db, { status: 'Inactive' });
    const plan_id = await planned(id, { only_status: 'Active' });
    const { save } = plannable.products;
    plannable.products.save = async (of, ...rest) => {
      const saved = await save(of, ...rest);
      await end(of.db);
      return saved;
    };
    expect(await carryOutDue(stores())).toEqual([]);
    plannable.products.save = save;
    expect(await product(id)).toMatchObject({ status: 'Inactive' });
    expect(await plan(plan_id)).toMatchObject({ done_at: null, refused_reason: null });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await carryOutDue(stores())).toHaveLength(1);
    expect(await changesOf(id)).toHaveLength(1);
  },
);

test('one that fails does not hold up the others', async () => {
  const [bad, good] = [await addProduct(db), await addProduct(db)];
  await planned(bad.id, { name: 'Bad' }, sql`now() - interval '2 hours'`);
  await planned(good.id, { name: 'Good' });
  const save = plannable.products.save;
  plannable.products.save = (of, edit, ...rest) =>
    edit.id === bad.id ? Promise.reject(new Error('no')) : save(of, edit, ...rest);
  await carryOutDue(stores());
  plannable.products.save = save;
  expect([await product(bad.id), await product(good.id)]).toMatchObject([
    { name: bad.name },
    { name: 'Good' },
  ]);
});

test('a clock that jumps a day back delays it, one that jumps forward hastens it: it happens once', async () => {
  const day = 24 * hour;
  const delayed = await addProduct(db, { status: 'Inactive' });
  await planned(delayed.id, { only_status: 'Active' });
  expect(await carryOutDue(stores(), -day)).toEqual([]);
  expect(await untilNextPlan(db, -day)).toBeGreaterThan(day - 2 * hour);
  expect(await carryOutDue(stores())).toHaveLength(1);
  expect(await carryOutDue(stores(), -day)).toEqual([]);
  const hastened = await addProduct(db, { status: 'Inactive' });
  await planned(hastened.id, { only_status: 'Active' }, sql`now() + interval '1 hour'`);
  expect(await carryOutDue(stores())).toEqual([]);
  expect(await carryOutDue(stores(), day)).toHaveLength(1);
  expect(await carryOutDue(stores())).toEqual([]);
  expect(await untilNextPlan(db)).toBeUndefined();
  for (const { id } of [delayed, hastened]) expect(await changesOf(id)).toHaveLength(1);
});

test('a server that starts does what is late at once, and one that stops and starts again does it once', async () => {
  const { id } = await addProduct(db, { status: 'Inactive' });
  await planned(id, { only_status: 'Active' });
  const log = { info: vi.fn(), warn: vi.fn() };
  for (let starts = 0; starts < 3; starts++) {
    const watch = new PlanWatch({ ...stores(), log });
    watch.start();
    await watch.stop();
  }
  expect(await product(id)).toMatchObject({ status: 'Active' });
  expect(log.info).toHaveBeenCalledTimes(1);
});

test('a cancelled plan never happens; one that was carried out cannot be cancelled', async () => {
  const { id } = await addProduct(db, { status: 'Inactive' });
  const record = { kind: 'products', id } as const;
  const first = await planned(id, { only_status: 'Active' });
  expect(await cancelPlan(mei, { kind: 'products', id: id + 1 }, first)).toBe(false);
  expect(await cancelPlan(mei, record, first)).toBe(true);
  expect(await carryOutDue(stores())).toEqual([]);
  expect(await product(id)).toMatchObject({ status: 'Inactive' });
  const second = await planned(id, { only_status: 'Active' });
  await carryOutDue(stores());
  expect(await cancelPlan(mei, record, second)).toBe(false);
});

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

test('a field that somebody changed meanwhile refuses the plan, and which one is kept', async () => {
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
  await carryOutDue(stores(), 2 * hour);
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
  await planned(inTime.id, { only_status: 'Active' });
  const refused = await planned(late.id, { only_status: 'Active' });
  const entries = [await deleteProduct(mei, inTime.id), await deleteProduct(mei, late.id)];
  await restoreFromBin(mei, entries[0]?.binned ?? 0);
  await carryOutDue(stores());
  expect(await product(inTime.id)).toMatchObject({ status: 'Active' });
  expect(await plan(refused)).toMatchObject({ refused_reason: 'deleted' });
  await restoreFromBin(mei, entries[1]?.binned ?? 0);
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
  await emptyBin(mei, entry?.binned);
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
