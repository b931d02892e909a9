import type { Database } from '#database/connect.ts';

/** Ends the transaction. Drizzle's own error may be that of another copy of Drizzle. */
class RolledBack extends Error {}

/**
 * Runs work in a transaction that is rolled back whatever it answers: nothing it wrote stays, and
 * nobody is told of it.
 */
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
