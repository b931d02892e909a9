import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { counted_tries } from '#database/schema/counted-tries.ts';
import { shortKey } from './limit-key.ts';

/** The answer to one more try. */
export interface BackoffAnswer {
  /** Seconds until the next try is allowed; 0 if this try is allowed. */
  wait: number;
  /** Whether this is the first refused try of a pause. */
  begins: boolean;
}

/** Exponential back-off: after some free tries, each further try must wait longer. */
export type Backoff = ReturnType<typeof backoff>;

/**
 * Allows `free` tries of a key, then requires a pause of `first` seconds, which doubles with every further try up to
 * `longest` seconds, over all processes. A try within the pause does not count. After an hour without a try the key
 * is forgotten. One statement counts and decides, so that tries at the same moment cannot pass together.
 */
export function backoff(db: Database, name: string, free: number, longest: number, first = 1) {
  const stored = (key: string) => `${name} ${shortKey(key)}`;
  const own = (key: string) => eq(counted_tries.key, stored(key));
  const pauseAfter = (taken: ReturnType<typeof sql>) =>
    sql`make_interval(secs => case when ${taken} < ${free}::int then 0
      else least(${first}::float * power(2, least(${taken} - ${free}::int, 20)), ${longest}::float) end)`;
  const isOver = sql`old.forgotten_at <= now()`;
  // A later one of two simultaneous tries may be counted first, so `next_at` counts only after the free tries.
  const mustWait = sql`old.forgotten_at > now() and old.taken >= ${free}::int and old.next_at > now()`;
  const one = sql`1`;
  const oneMore = sql`(old.taken + 1)`;
  return {
    /** Counts a try, unless it must wait. */
    async take(key: string): Promise<BackoffAnswer> {
      const { rows } = await db.execute<{ had_to_wait: boolean; refused: number; wait: number }>(
        sql`
        insert into counted_tries as old (key, next_at, forgotten_at)
        values (${stored(key)}, now() + ${pauseAfter(one)}, now() + interval '1 hour')
        on conflict (key) do update set
          taken = case when ${isOver} then 1 when ${mustWait} then old.taken else ${oneMore} end,
          refused = case when ${isOver} then 0 when ${mustWait} then old.refused + 1 else old.refused end,
          had_to_wait = ${mustWait},
          next_at = case when ${isOver} then excluded.next_at when ${mustWait} then old.next_at
            else now() + ${pauseAfter(oneMore)} end,
          forgotten_at = case when ${mustWait} then old.forgotten_at else excluded.forgotten_at end
        returning had_to_wait, refused, ceil(extract(epoch from next_at - now()))::int as wait`,
      );
      const [row] = rows;
      if (!row?.had_to_wait) return { wait: 0, begins: false };
      return { wait: Math.max(1, row.wait), begins: row.refused === 1 };
    },
    /** Takes back one allowed `take`. */
    async giveBack(key: string): Promise<void> {
      await db
        .update(counted_tries)
        .set({ taken: sql`${counted_tries.taken} - 1` })
        .where(and(own(key), gt(counted_tries.taken, 0)));
    },
    /** Forgets a key's tries. */
    async release(key: string): Promise<void> {
      await db.delete(counted_tries).where(own(key));
    },
  };
}
