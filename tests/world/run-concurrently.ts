import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

/**
 * Two people act at the same moment: `second` begins when `first` has done its work, which is committed once
 * `second` waits for it, or is done. Answers what `second` does.
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
