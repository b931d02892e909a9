import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

/** Runs `work`, in which item codes may change places: whether each is unique is checked at its end. */
export async function whileCodesMove<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`set constraints item_codes_once_per_product deferred`);
  const done = await work();
  await tx.execute(sql`set constraints item_codes_once_per_product immediate`);
  return done;
}
