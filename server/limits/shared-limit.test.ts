import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { counted_tries } from '#database/schema/counted-tries.ts';
import { passTries } from '#tests/world/people/counted-tries.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { type Backoff, backoff } from './backoff.ts';
import { forgetTries, type SharedLimit, sharedLimit } from './shared-limit.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.db.delete(counted_tries));

const pass = (seconds: number) => passTries(world.db, seconds);

async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  while (answers.length < count) answers.push(await work());
  return answers;
}

const takes = (counted: SharedLimit, key: string, count: number) =>
  times(count, () => counted.take(key));
const waits = (tried: Backoff, key: string, count: number) =>
  times(count, async () => (await tried.take(key)).wait);

test('a limit applies to each name, key and window separately, over all processes', async () => {
  const [counted, other] = [0, 1].map(() => sharedLimit(world.db, 'forms', 3, 60));
  if (!counted || !other) throw new Error('two limits');
  expect(await takes(counted, 'a', 2)).toEqual([true, true]);
  expect(await takes(other, 'a', 2)).toEqual([true, false]);
  expect(await takes(counted, 'b', 1)).toEqual([true]);
  expect(await takes(sharedLimit(world.db, 'likes', 3, 60), 'a', 1)).toEqual([true]);
  await pass(58);
  expect(await counted.take('a')).toBe(false);
  await pass(3);
  expect(await counted.take('a')).toBe(true);
});

test('a returned take does not count, and a released key starts again', async () => {
  const counted = sharedLimit(world.db, 'forms', 1, 60);
  for (let n = 0; n < 3; n++) {
    expect(await counted.take('a')).toBe(true);
    await counted.giveBack('a');
  }
  await counted.giveBack('never taken');
  expect(await takes(counted, 'a', 2)).toEqual([true, false]);
  await counted.release('a');
  expect(await counted.take('a')).toBe(true);
});

test('of many takes at one moment exactly the allowed ones pass', async () => {
  const counted = sharedLimit(world.db, 'forms', 3, 60);
  const tried = backoff(world.db, 'tries', 3, 60, 30);
  const all = Array.from({ length: 20 }, async () => [
    await counted.take('a'),
    (await tried.take('a')).wait === 0,
  ]);
  const answers = await Promise.all(all);
  for (const at of [0, 1]) expect(answers.filter((answer) => answer[at])).toHaveLength(3);
});

test('a free try passes even if one that began later has counted first', async () => {
  const begun = Promise.withResolvers<void>();
  const later = begun.promise.then(() => backoff(world.db, 'tries', 3, 60).take('a'));
  const earlier = world.db.transaction(async (tx) => {
    await tx.execute(sql`select now()`);
    begun.resolve();
    await later;
    return backoff(tx, 'tries', 3, 60).take('a');
  });
  expect((await earlier).wait).toBe(0);
});

test('keys are stored as hashes, and deleted when they no longer count', async () => {
  await sharedLimit(world.db, 'forms', 1, 60).take('203.0.113.7');
  await backoff(world.db, 'tries', 1, 60).take(`${'x'.repeat(100_000)}@example.com`);
  const rows = await world.db.select().from(counted_tries);
  expect(rows.every(({ key }) => /^(forms|tries) [\w-]{16}$/.test(key))).toBe(true);
  expect(await forgetTries(world.db)).toBe(0);
  await pass(61);
  expect(await forgetTries(world.db)).toBe(1);
});

test('some tries are free, then each pause is twice the one before, for each key separately', async () => {
  const tried = backoff(world.db, 'tries', 3, 60);
  const slow = backoff(world.db, 'slow', 2, 60, 20);
  expect(await waits(tried, 'a', 5)).toEqual([0, 0, 0, 1, 1]);
  expect(await waits(tried, 'b', 1)).toEqual([0]);
  expect(await waits(slow, 'a', 3)).toEqual([0, 0, 20]);
  for (const pause of [2, 4, 8, 16, 32, 60, 60]) {
    await pass(60);
    expect(await waits(tried, 'a', 2)).toEqual([0, pause]);
    expect(await waits(slow, 'a', 2)).toEqual([0, Math.min(60, 20 * pause)]);
  }
});

test('nobody is locked out, but a day allows only a few hundred tries', async () => {
  const tried = backoff(world.db, 'tries', 10, 300);
  let through = 0;
  for (let seconds = 0; seconds < 24 * 60 * 60; ) {
    const { wait } = await tried.take('a');
    if (wait === 0) through++;
    await pass(wait);
    seconds += wait;
  }
  expect(through).toBeGreaterThan(200);
  expect(through).toBeLessThan(320);
});

test('the start of an attack is reported once', async () => {
  const tried = backoff(world.db, 'tries', 1, 60);
  await tried.take('a');
  expect(await tried.take('a')).toEqual({ wait: 1, begins: true });
  expect(await tried.take('a')).toEqual({ wait: 1, begins: false });
  await pass(2);
  expect(await waits(tried, 'a', 1)).toEqual([0]);
  expect(await tried.take('a')).toEqual({ wait: 2, begins: false });
});

test('a returned try does not count, and after a release or an hour a key starts from the beginning', async () => {
  const tried = backoff(world.db, 'tries', 2, 60);
  for (let n = 0; n < 4; n++) {
    expect((await tried.take('a')).wait).toBe(0);
    await tried.giveBack('a');
  }
  expect(await waits(tried, 'a', 3)).toEqual([0, 0, 1]);
  await tried.release('a');
  expect(await waits(tried, 'a', 3)).toEqual([0, 0, 1]);
  await pass(60 * 60 + 1);
  expect(await waits(tried, 'a', 3)).toEqual([0, 0, 1]);
});
