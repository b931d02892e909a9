import pg from 'pg';
import type { Connection } from '../connection.ts';
import { openDrizzle } from '../drizzle.ts';
import { readMigrationState, runMigrations } from '../migrations-runner.ts';
import { withinTime } from '../within-time.ts';
import { PostgresListener } from './postgres-listener.ts';
import { PostgresPool, sessionConfig } from './postgres-pool.ts';

export interface PostgresOptions {
  databaseUrl: string;
  log: (event: object) => void;
  maxConnections: number;
  /** Called, under the lock, before migrations change a database that holds something. */
  beforeMigration?: () => Promise<void>;
}

// Any number will do, as long as every instance of the product asks for the same one.
const migrationLock = 1985_0610;

/** Opens a PostgreSQL server, or throws a sentence that says why it does not answer. */
export async function connectPostgres(options: PostgresOptions): Promise<Connection> {
  const { databaseUrl, log, beforeMigration } = options;
  const pool = new PostgresPool(databaseUrl, options.maxConnections, log);
  const listener = new PostgresListener(databaseUrl, log);
  try {
    await pool.query({ text: 'select 1' });
  } catch (error) {
    await pool.end();
    const { message, code } = error as Error & { code?: string };
    throw new Error(`The PostgreSQL server of DATABASE_URL does not answer: ${message || code}.`, {
      cause: error,
    });
  }

  const encoding = (await pool.query({ text: 'show server_encoding' })).rows[0]?.server_encoding;
  if (encoding !== 'UTF8') {
    await pool.end();
    throw new Error(`The database of DATABASE_URL has to be in UTF8; it is in ${encoding}.`);
  }

  let closing: Promise<void> | undefined;
  return {
    ...openDrizzle(pool),
    listen: (channel, onChange, onGap) => listener.listen(channel, onChange, onGap),

    async ping() {
      await withinTime(
        2000,
        pool.query({ text: 'select 1' }),
        'PostgreSQL did not answer within 2 s.',
      );
    },

    migrate: (folder) =>
      underMigrationLock(databaseUrl, async (client) => {
        const { fresh, pending } = await readMigrationState(client, folder);
        if (!fresh && pending.length > 0) await beforeMigration?.();
        return { fresh, applied: await runMigrations(client, folder) };
      }),

    close() {
      closing ??= Promise.all([pool.end(), listener.close()]).then(() => undefined);
      return closing;
    },
  };
}

// Drizzle's migrator takes no lock. Ending the session gives this one back, a crash included.
async function underMigrationLock<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(sessionConfig(databaseUrl));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
