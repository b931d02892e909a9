import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { type AcquiredServer, acquireEmbedded } from '../database/embedded-connection.ts';
import { refuseNewerDatabase } from '../database/postgres/migrations-runner.ts';
import { connectPostgres } from '../database/postgres/postgres-connection.ts';
import { endBySignal } from '../server/process/end-process.ts';
import type { Environment } from '../server/process/env.ts';
import { projectRoot } from '../server/process/project-root.ts';

/** The command's arguments without options. Throws the usage if there are too few, too many, or an unknown option. */
export function commandArguments(
  usage: string,
  allowed: { least?: number; most?: number; options?: string[] } = {},
): string[] {
  const { least = 0, options = [] } = allowed;
  const { most = least } = allowed;
  const given = process.argv.slice(2);
  const words = given.filter((word) => !word.startsWith('-'));
  const known = given.every((word) => !word.startsWith('-') || options.includes(word));
  if (!known || words.length < least || words.length > most) throw new Error(usage);
  return words;
}

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

/** Makes an interrupted command clean up as if it had ended normally. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endBySignal);
}

/**
 * Runs work on the site's database. Throws a sentence, as a start does, if this version cannot work with the database
 * because a later version has changed it.
 */
export async function withSiteDatabase(
  env: Environment,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const server = await acquireSiteDatabase(env);
  const log = () => undefined;
  const connection = await connectPostgres({ databaseUrl: server.url, log, maxConnections: 1 });
  try {
    const select = async <Row extends object>(text: string) =>
      (await connection.db.execute(sql.raw(text))).rows as unknown as Row[];
    await refuseNewerDatabase(select, join(projectRoot, 'database', 'migrations'));
    await work(connection.db);
  } finally {
    await connection.close();
    await server.release();
  }
}
