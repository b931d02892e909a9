import { ownMigrations } from '../database/backup/restore.ts';
import type { Database } from '../database/connect.ts';
import { type AcquiredServer, acquireEmbedded } from '../database/embedded-connection.ts';
import { refuseNewerDatabase, selectThrough } from '../database/postgres/migrations-runner.ts';
import { connectPostgres } from '../database/postgres/postgres-connection.ts';
import type { Environment } from '../server/process/env.ts';
import { endOnSignals } from './command.ts';

/**
 * The server of the site's database. If the site does not run, this process starts the server, and a signal stops it
 * cleanly.
 */
export async function acquireSiteDatabase(
  env: Pick<Environment, 'databaseUrl' | 'dataDir' | 'postgresBin'>,
): Promise<AcquiredServer> {
  endOnSignals();
  return env.databaseUrl
    ? { url: env.databaseUrl, release: async () => undefined }
    : await acquireEmbedded({ ...env, log: () => undefined });
}

/** Runs work on the site's database, whether the site runs or not. */
export async function withAnyDatabase<Result>(
  env: Environment,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const server = await acquireSiteDatabase(env);
  try {
    const log = () => undefined;
    const connection = await connectPostgres({ databaseUrl: server.url, log, maxConnections: 1 });
    try {
      return await work(connection.db);
    } finally {
      await connection.close();
    }
  } finally {
    await server.release();
  }
}

/**
 * Runs work on the site's database. Throws a sentence, as a start does, if this version cannot work with the database
 * because a later version has changed it.
 */
export const withSiteDatabase = (env: Environment, work: (db: Database) => Promise<void>) =>
  withAnyDatabase(env, async (db) => {
    await refuseNewerDatabase(selectThrough(db), ownMigrations);
    await work(db);
  });
