import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { security_log } from '#database/schema/security.ts';
import { recordSecurity } from '#domain/administrators/security-log/security-log.server.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { runDailyTasks } from './daily-tasks.ts';
import { createLog } from './log/log.ts';
import { outboxIn } from './mail/outbox.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a daily task that fails is logged with its name, and the others run', async () => {
  const { db, files } = world;
  const outbox = outboxIn(join(world.dataDir, 'outbox'));
  await recordSecurity(db, { event: 'wrong password' });
  await db.update(security_log).set({ at: sql`now() - interval '2 years'` });
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  await withoutTables(db, ['bin', 'preview_links'], () =>
    runDailyTasks({ db, files, outbox }, log),
  );
  const failed = lines.filter(({ level }) => level === 'error').map(({ task }) => task);
  expect(failed).toEqual(['expire the bin', 'prune the history', 'expire previews']);
  expect(await db.$count(security_log)).toBe(0);
  expect(lines).toContainEqual(
    expect.objectContaining({ task: 'prune the security log', count: 1 }),
  );
});
