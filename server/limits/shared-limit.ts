import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { isDatabaseUnavailable } from '#database/postgres/connection-lost.ts';
import { counted_tries } from '#database/schema/counted-tries.ts';
import { shortKey } from './limit-key.ts';

export type SharedLimit = ReturnType<typeof sharedLimit>;

/**
 * Allows `most` takes of a key within a window of `seconds` from the first take, over all processes. While the
 * database is unavailable nothing is refused, because what is limited fails then, with its own message.
 */
export function sharedLimit(db: Database, name: string, most: number, seconds: number) {
  const stored = (key: string) => `${name} ${shortKey(key)}`;
  const own = (key: string) => eq(counted_tries.key, stored(key));
  return {
    /** Counts one more; returns false if the limit is exceeded. `tx` is a transaction that the take belongs to. */
    async take(key: string, tx: Database = db): Promise<boolean> {
      try {
        const { rows } = await tx.execute<{ taken: number }>(sql`
          insert into counted_tries as old (key, forgotten_at)
          values (${stored(key)}, now() + make_interval(secs => ${seconds}))
          on conflict (key) do update set
            taken = case when old.forgotten_at <= now() then 1 else old.taken + 1 end,
            forgotten_at = case when old.forgotten_at <= now() then excluded.forgotten_at else old.forgotten_at end
          returning taken`);
        return (rows[0]?.taken ?? 0) <= most;
      } catch (error) {
        if (isDatabaseUnavailable(error)) return true;
        throw error;
      }
    },
    /** Takes back one `take`. */
    async giveBack(key: string): Promise<void> {
      await db
        .update(counted_tries)
        .set({ taken: sql`greatest(0, ${counted_tries.taken} - 1)` })
        .where(own(key));
    },
    /** Forgets a key's takes. */
    async release(key: string): Promise<void> {
      await db.delete(counted_tries).where(own(key));
    },
  };
}

/** Deletes expired counts of all limits. Returns the number of keys. */
export async function forgetTries(db: Database): Promise<number> {
  const { rowCount } = await db
    .delete(counted_tries)
    .where(lt(counted_tries.forgotten_at, sql`now()`));
  return rowCount ?? 0;
}
