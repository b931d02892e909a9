import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';

const once = sql.raw('item_codes_once_per_product, shades_once_per_product');

/**
 * Runs `work`, in which item codes or shades may exchange their products or numbers: whether each is unique is
 * checked only at the end.
 */
export async function whileCodesMove<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`set constraints ${once} deferred`);
  const done = await work();
  await tx.execute(sql`set constraints ${once} immediate`);
  return done;
}
