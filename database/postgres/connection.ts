import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The database or an open transaction: what the domain's functions take. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

/** One open database. */
export interface Connection {
  readonly db: Database;
  /**
   * The same database; what is written through it is put down to `actor`, an e-mail address, in the
   * history: as one set of changes when `changeSet` names it, else each transaction as its own.
   */
  actingAs(actor: string, changeSet?: string): Database;
  /**
   * Calls `onChange` with the payload of every NOTIFY on the channel, and `onGap` whenever some
   * may have been missed (the connection was lost and listens again). Answers how to stop.
   */
  listen(
    channel: string,
    onChange: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
  /** Whether announcements arrive: not while the connection that listens is lost. */
  hears(): boolean;
  /** Resolves when the database answers, rejects within about two seconds when it does not. */
  ping(): Promise<void>;
  /**
   * Runs the SQL migrations of the folder once each, under a lock, so that several instances may
   * start at once. `fresh`: the database was empty before. The embedded server takes a snapshot
   * first when there are rows and something to change.
   */
  migrate(folder: string): Promise<{ fresh: boolean; applied: number }>;
  /** Lets running statements finish; stops the embedded server last. Calling it again answers the same. */
  close(): Promise<void>;
}
