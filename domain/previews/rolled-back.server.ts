import type { Database } from '#database/connect.ts';

/**
 * Rolls the transaction back. Drizzle's own rollback error may come from another copy of Drizzle, so
 * `instanceof` is not reliable for it.
 */
class RolledBack extends Error {}

/** Runs work in a transaction that is always rolled back. No change stays, and no notification is sent. */
export async function rolledBack<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  let done: { result: Result } | undefined;
  try {
    await db.transaction(async (tx) => {
      done = { result: await work(tx) };
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (!done) throw new Error('a transaction was rolled back before its work was done');
  return done.result;
}
