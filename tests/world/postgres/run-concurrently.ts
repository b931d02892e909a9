import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

/**
 * Runs two transactions at the same moment: `second` starts when `first` has done its work, which is
 * committed once `second` waits for it or has ended. Returns the result of `second`.
 */
export async function runConcurrently<Answer>(
  db: Database,
  first: (tx: Database) => Promise<unknown>,
  second: () => Promise<Answer>,
): Promise<Answer> {
  const isFirstDone = Promise.withResolvers<void>();
  let isSecondDone = false;
  const answer = isFirstDone.promise.then(second).finally(() => {
    isSecondDone = true;
  });
  await db.transaction(async (tx) => {
    await first(tx);
    isFirstDone.resolve();
    const waiting = sql`select from pg_locks
      where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
    while (!isSecondDone && (await tx.execute(waiting)).rows.length === 0);
  });
  return answer;
}
