import pg from 'pg';
import { type Connection, oldestMajor } from './connection.ts';
import { openDrizzle } from './drizzle.ts';
import {
  readMigrationState,
  refuseBreaking,
  runMigrations,
  selectOn,
} from './migrations-runner.ts';
import { PostgresListener } from './postgres-listener.ts';
import { PostgresPool, sessionConfig, throwConnectionError } from './postgres-pool.ts';
import type { WatchdogTimeouts } from './server-watchdog.ts';
import { withTimeout } from './timeout.ts';

export interface PostgresOptions {
  databaseUrl: string;
  log: (event: object) => void;
  maxConnections: number;
  /** Other timeouts, for tests. */
  watchdogTimeouts?: WatchdogTimeouts;
  /** Called under the lock, before migrations change a database that is not empty. */
  beforeMigration?: () => Promise<void>;
}

// An arbitrary number that all instances of the product share.
const migrationLock = 1985_0610;

/** Connects to a PostgreSQL server, or throws a sentence that says why it cannot be reached or used. */
export async function connectPostgres(options: PostgresOptions): Promise<Connection> {
  const { databaseUrl, log, beforeMigration } = options;
  const pool = new PostgresPool(databaseUrl, options.maxConnections, log, options.watchdogTimeouts);
  const listener = new PostgresListener(databaseUrl, log);
  try {
    await pool.query({ text: 'select 1' });
  } catch (error) {
    await pool.end();
    return throwConnectionError(error as Error);
  }

  const refusal = await refusalOf(pool);
  if (refusal) {
    await pool.end();
    throw new Error(refusal);
  }

  let closing: Promise<void> | undefined;
  return {
    ...openDrizzle(pool),
    listen: (channel, onChange, onGap) =>
      listener.listen(channel, onChange, onGap).catch(throwConnectionError),
    isListening: () => listener.isListening,
    sessions: () => pool.sessions,

    async ping() {
      await withTimeout(
        2000,
        pool.query({ text: 'select 1' }),
        'PostgreSQL did not answer within 2 s.',
      );
    },

    migrate: (folder, { whileServing } = { whileServing: false }) =>
      underMigrationLock(databaseUrl, async (client) => {
        const { fresh, pending } = await readMigrationState(selectOn(client), folder).catch(
          explainUnread,
        );
        if (whileServing) refuseBreaking(folder, pending);
        if (!fresh && pending.length > 0) await beforeMigration?.();
        return { fresh, applied: await runMigrations(client, folder).catch(explainFailure) };
      }),

    close() {
      closing ??= Promise.all([pool.end(), listener.close()]).then(() => undefined);
      return closing;
    },
  };
}

/** A sentence that says why the product cannot use this database, if it cannot. */
async function refusalOf(pool: PostgresPool): Promise<string | undefined> {
  const { rows } = await pool.query({
    text: `select current_setting('server_version_num')::int as number,
      current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
  });
  const { number, version, encoding } = rows[0] ?? {};
  if (Number(number) < oldestMajor * 10_000)
    return `PostgreSQL ${oldestMajor} or later is needed; the server of DATABASE_URL is ${version}.`;
  if (encoding !== 'UTF8')
    return `The database of DATABASE_URL must be in UTF8; it is in ${encoding}.`;
  return undefined;
}

/** Explains that the tables belong to another role, as after a restore by that role. */
function explainUnread(error: DatabaseError): never {
  if (error.code !== '42501') throw error;
  throw new Error(
    `The role of DATABASE_URL is not allowed to use the existing tables (${error.message}): they belong to another role. Set DATABASE_URL to that role, or make this one the owner of them and of the schemas public and drizzle.`,
    { cause: error },
  );
}

type DatabaseError = Error & { code?: string };

/** Explains a failed migration, if the operator can mend the cause. */
function explainFailure(error: DatabaseError & { cause?: DatabaseError }): never {
  const { code, message } = error.cause ?? error;
  if (code === '42501')
    throw new Error(
      `The role of DATABASE_URL is not allowed to create the product's tables (${message}): give it the privilege CREATE on the database and on its schema public.`,
      { cause: error },
    );
  if (code === '25006')
    throw new Error(
      'The server of DATABASE_URL accepts no writes, which the product needs to create its tables: it is a standby, or its database is read-only.',
      { cause: error },
    );
  if (code === '42P07')
    throw new Error(
      `The schema public of DATABASE_URL contains tables of another product (${message}): this product needs its own database. They were not changed.`,
      { cause: error },
    );
  throw error;
}

// Drizzle's migrator takes no lock. PostgreSQL releases this one when the session ends, even by a crash.
async function underMigrationLock<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(sessionConfig(databaseUrl));
  client.on('error', () => undefined);
  await client.connect().catch(throwConnectionError);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
