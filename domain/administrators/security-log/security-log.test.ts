import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { security_log } from '#database/schema/security.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { pruneSecurityLog, recordSecurity } from './security-log.server.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(security_log);
});

const details = async () =>
  (await world.db.select().from(security_log).orderBy(security_log.id)).map(({ detail }) => detail);

async function lines(...ages: number[]): Promise<void> {
  for (const age of ages) {
    await recordSecurity(world.db, { event: 'wrong password', detail: `${age} days` });
    await world.db.execute(sql`update security_log set at = now() - ${age}::int * interval '1 day'
      where detail = ${`${age} days`}`);
  }
}

test('the security log is kept for a year', async () => {
  await lines(367, 364, 0);
  expect(await pruneSecurityLog(world.db)).toBe(1);
  expect(await details()).toEqual(['364 days', '0 days']);
});

test('it does not grow without limit: the oldest lines are deleted first', async () => {
  await lines(5, 4, 3, 2, 1);
  expect(await pruneSecurityLog(world.db, 3)).toBe(2);
  expect(await details()).toEqual(['3 days', '2 days', '1 days']);
});
