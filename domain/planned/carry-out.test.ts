import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Database } from '#database/connect.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { openPlanWorld } from '#tests/world/content/planned-products.ts';
import { kinds } from '../kinds/kinds.server.ts';
import { carryOutDue, untilNextPlan } from './carry-out.server.ts';
import { PlanScheduler } from './plan-scheduler.server.ts';
import { cancelPlan } from './planning.server.ts';

/** A plan is carried out exactly once, and late rather than never. */

const { db, mei, other, logged, stores, planned, product, plan, changesOf } = await openPlanWorld();
const hour = 3_600_000;

test('a due plan is carried out once by many calls in two processes, and the history names its author', async () => {
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, at) => addProduct(db, { slug: `p${at}`, status: 'Inactive' })),
  );
  for (const { id } of made) await planned(id, 'Active');
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
      { actor: 'mei@example.com', cause: 'plan', after: { status: 'Active' } },
    ]);
  }
  expect(await carryOutDue(stores())).toEqual([]);
});

test('the plans of one record are carried out in sequence, also by two processes after an outage', async () => {
  const { id } = await addProduct(db, { status: 'Inactive' });
  await planned(id, 'Active', sql`now() - interval '2 days'`);
  await planned(id, 'Inactive', sql`now() - interval '1 day'`);
  await other.db.transaction(async (tx) => {
    // The other process is working on the first of them.
    await tx.execute(sql`select from planned_changes order by at limit 1 for update`);
    expect(await carryOutDue(stores())).toEqual([]);
  });
  expect(await carryOutDue(stores())).toHaveLength(2);
  const statuses = (await changesOf(id)).map(({ after }) => after.status);
  expect(statuses).toEqual(['Active', 'Inactive']);
});

/** Failures between the save and the note that the plan is done. */
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
  '%s in the middle leaves the plan due, and it is carried out once',
  async (_, end) => {
    const { id } = await addProduct(db, { status: 'Inactive' });
    const plan_id = await planned(id, 'Active');
    const { save } = kinds.products;
    kinds.products.save = async (of, ...rest) => {
      const saved = await save(of, ...rest);
      await end(of.db);
      return saved;
    };
    expect(await carryOutDue(stores())).toEqual([]);
    kinds.products.save = save;
    expect(await product(id)).toMatchObject({ status: 'Inactive' });
    expect(await plan(plan_id)).toMatchObject({ done_at: null, refused_reason: null });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await carryOutDue(stores())).toHaveLength(1);
    expect(await changesOf(id)).toHaveLength(1);
  },
);

test('a failing plan does not delay the others', async () => {
  const [bad, good] = [await addProduct(db), await addProduct(db)];
  await planned(bad.id, { name: 'Bad' }, sql`now() - interval '2 hours'`);
  await planned(good.id, { name: 'Good' });
  const save = kinds.products.save;
  kinds.products.save = (of, record, ...rest) =>
    record.edit?.id === bad.id ? Promise.reject(new Error('no')) : save(of, record, ...rest);
  await carryOutDue(stores());
  kinds.products.save = save;
  expect([await product(bad.id), await product(good.id)]).toMatchObject([
    { name: bad.name },
    { name: 'Good' },
  ]);
});

test('a clock that jumps a day back delays a plan, and one that jumps forward hastens it, but it is carried out once', async () => {
  const day = 24 * hour;
  const delayed = await addProduct(db, { status: 'Inactive' });
  await planned(delayed.id, 'Active');
  expect(await carryOutDue(stores(), -day)).toEqual([]);
  expect(await untilNextPlan(db, -day)).toBeGreaterThan(day - 2 * hour);
  expect(await carryOutDue(stores())).toHaveLength(1);
  expect(await carryOutDue(stores(), -day)).toEqual([]);
  const hastened = await addProduct(db, { status: 'Inactive' });
  await planned(hastened.id, 'Active', sql`now() + interval '1 hour'`);
  expect(await carryOutDue(stores())).toEqual([]);
  expect(await carryOutDue(stores(), day)).toHaveLength(1);
  expect(await carryOutDue(stores())).toEqual([]);
  expect(await untilNextPlan(db)).toBeUndefined();
  for (const { id } of [delayed, hastened]) expect(await changesOf(id)).toHaveLength(1);
});

test('a starting server carries out overdue plans at once, and a restart carries them out once', async () => {
  const { id } = await addProduct(db, { status: 'Inactive' });
  await planned(id, 'Active');
  const log = { info: vi.fn(), warn: vi.fn() };
  for (let starts = 0; starts < 3; starts++) {
    const scheduler = new PlanScheduler({ ...stores(), log });
    scheduler.start();
    await scheduler.stop();
  }
  expect(await product(id)).toMatchObject({ status: 'Active' });
  expect(log.info).toHaveBeenCalledTimes(1);
});

test('the scheduler sleeps until the next plan is due, but at most half a minute', async () => {
  const { id } = await addProduct(db);
  const sleeps = vi.spyOn(globalThis, 'setTimeout');
  for (const [at, least, most] of [
    [sql`now() + interval '1 hour'`, 30_000, 30_000],
    [sql`now() + interval '20 seconds'`, 15_000, 20_000],
  ] as const) {
    await planned(id, 'Inactive', at);
    sleeps.mockClear();
    const scheduler = new PlanScheduler({ ...stores(), log: { info: vi.fn(), warn: vi.fn() } });
    scheduler.start();
    await vi.waitFor(() => {
      const delays = sleeps.mock.calls.map(([, delay]) => delay ?? 0);
      expect(delays.some((delay) => delay >= least && delay <= most)).toBe(true);
    });
    await scheduler.stop();
  }
  sleeps.mockRestore();
});

test('a cancelled plan is never carried out, and a finished plan cannot be cancelled', async () => {
  const { id } = await addProduct(db, { status: 'Inactive' });
  const record = { kind: 'products', id } as const;
  const first = await planned(id, 'Active');
  expect(await cancelPlan(mei, { kind: 'products', id: id + 1 }, first)).toBe('gone');
  expect(await cancelPlan(mei, record, first)).toBe('cancelled');
  expect(await carryOutDue(stores())).toEqual([]);
  expect(await product(id)).toMatchObject({ status: 'Inactive' });
  const second = await planned(id, 'Active');
  await carryOutDue(stores());
  expect(await cancelPlan(mei, record, second)).toBe('done');
});
