import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { ReadStatement } from './postgres-pool.ts';

/** The oldest major version of PostgreSQL that the product supports. */
export const oldestMajor = 15;

/** The database or an open transaction; the domain's functions take either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** One open database. */
export interface Connection {
  readonly db: Database;
  /**
   * The same database, on which the history records `actor`, an e-mail address, as the author of each
   * change. All changes belong to `changeSet` if it is given, else each transaction is a set of its own.
   */
  actingAs(actor: string, changeSet?: string): Database;
  /** The same database, on which `read` runs statements that only read, except in transactions. */
  readingThrough(read: ReadStatement): Database;
  /**
   * Calls `onChange` with the payload of every NOTIFY on the channel, and `onGap` after a lost
   * connection listens again, as notifications may have been missed. Resolves once the server listens,
   * with a function that stops it.
   */
  listen(
    channel: string,
    onChange: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
  /** Whether notifications arrive: false while the listening connection is lost. */
  isListening(): boolean;
  /** The open and the idle sessions of the pool, and the queries that wait for one. */
  sessions(): { open: number; idle: number; waiting: number };
  /** Resolves if the database answers; rejects after about two seconds if it does not. */
  ping(): Promise<void>;
  /**
   * Runs the pending SQL migrations of the folder under a lock, so that several instances may start at once. `fresh`
   * means that the database was empty before. The embedded server takes a snapshot before it changes a database that is
   * not empty. Throws a sentence that says what the operator must change. With `whileServing`, also throws if the
   * previous release could not run on a pending migration.
   */
  migrate(
    folder: string,
    options?: { whileServing: boolean },
  ): Promise<{ fresh: boolean; applied: number }>;
  /** Waits for running statements, then stops the embedded server. May be called more than once. */
  close(): Promise<void>;
}
