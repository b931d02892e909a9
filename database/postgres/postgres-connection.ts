import pg from 'pg';
import type { Connection } from './connection.ts';
import { openDrizzle } from './drizzle.ts';
import type { Patience } from './hanging-server.ts';
import { readMigrationState, runMigrations } from './migrations-runner.ts';
import { PostgresListener } from './postgres-listener.ts';
import { notAnswering, PostgresPool, sessionConfig } from './postgres-pool.ts';
import { withinTime } from './within-time.ts';

export interface PostgresOptions {
  databaseUrl: string;
  log: (event: object) => void;
  maxConnections: number;
  /** How long a server may say nothing; left out, what suits visitors. */
  patience?: Patience;
  /** Called, under the lock, before migrations change a database that holds something. */
  beforeMigration?: () => Promise<void>;
}

// Any number will do, as long as every instance of the product asks for the same one.
const migrationLock = 1985_0610;

const oldestVersion = 15;

/** Opens a PostgreSQL server, or throws a sentence that says why it does not answer or cannot be used. */
export async function connectPostgres(options: PostgresOptions): Promise<Connection> {
  const { databaseUrl, log, beforeMigration } = options;
  const pool = new PostgresPool(databaseUrl, options.maxConnections, log, options.patience);
  const listener = new PostgresListener(databaseUrl, log);
  try {
    await pool.query({ text: 'select 1' });
  } catch (error) {
    await pool.end();
    return notAnswering(error as Error);
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
      listener.listen(channel, onChange, onGap).catch(notAnswering),
    hears: () => listener.hears,

    async ping() {
      await withinTime(
        2000,
        pool.query({ text: 'select 1' }),
        'PostgreSQL did not answer within 2 s.',
      );
    },

    migrate: (folder) =>
      underMigrationLock(databaseUrl, async (client) => {
        const { fresh, pending } = await readMigrationState(client, folder).catch(explainUnread);
        if (!fresh && pending.length > 0) await beforeMigration?.();
        return { fresh, applied: await runMigrations(client, folder).catch(explainFailure) };
      }),

    close() {
      closing ??= Promise.all([pool.end(), listener.close()]).then(() => undefined);
      return closing;
    },
  };
}

/** Why the product cannot run on this database, in a sentence. */
async function refusalOf(pool: PostgresPool): Promise<string | undefined> {
  const { rows } = await pool.query({
    text: `select current_setting('server_version_num')::int as number,
      current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
  });
  const { number, version, encoding } = rows[0] ?? {};
  if (Number(number) < oldestVersion * 10_000)
    return `PostgreSQL ${oldestVersion} or later is needed; the server of DATABASE_URL is ${version}.`;
  if (encoding !== 'UTF8')
    return `The database of DATABASE_URL has to be in UTF8; it is in ${encoding}.`;
  return undefined;
}

/** Says of tables that are there and may not be read, as after a restore by another role, what has to be changed. */
function explainUnread(error: DatabaseError): never {
  if (error.code !== '42501') throw error;
  throw new Error(
    `The role of DATABASE_URL may not use the tables that are there (${error.message}): they belong to another role. Set DATABASE_URL to that role, or make this one the owner of them and of the schemas public and drizzle.`,
    { cause: error },
  );
}

type DatabaseError = Error & { code?: string };

/** Says of a migration that failed what has to be changed, where that is known. */
function explainFailure(error: DatabaseError & { cause?: DatabaseError }): never {
  const { code, message } = error.cause ?? error;
  if (code === '42501')
    throw new Error(
      `The role of DATABASE_URL may not make what the product needs (${message}): give it the right CREATE on the database and on its schema public.`,
      { cause: error },
    );
  if (code === '25006')
    throw new Error(
      'The server of DATABASE_URL takes no writes, which the product needs to make its tables: it is a standby, or its database is read-only.',
      { cause: error },
    );
  if (code === '42P07')
    throw new Error(
      `The schema public of DATABASE_URL holds tables of something else (${message}): the product needs a database of its own. They were not changed.`,
      { cause: error },
    );
  throw error;
}

// Drizzle's migrator takes no lock. Ending the session gives this one back, a crash included.
async function underMigrationLock<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(sessionConfig(databaseUrl));
  client.on('error', () => undefined);
  await client.connect().catch(notAnswering);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
