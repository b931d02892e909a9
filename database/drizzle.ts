import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from './connection.ts';
import { GuardedPool } from './guarded-pool.ts';
import type { QueryPool } from './query-pool.ts';
import { TransactionScope } from './transaction-scope.ts';

/**
 * Drizzle over a pool of either engine. Both go through the node-postgres session, so that
 * values, errors and results are the same on both by construction.
 */
export function openDrizzle(pool: QueryPool): Database {
  const scope = new TransactionScope();
  const guarded = new GuardedPool(pool, scope);
  // The session calls query, connect and release and nothing else of the class it names.
  const db = drizzle({ client: guarded as unknown as Pool });
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => scope.run(() => transaction(work, config));
  return db;
}
