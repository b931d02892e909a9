import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { borrowEmbedded, type LentServer } from '../database/embedded-connection.ts';
import { refuseNewerDatabase } from '../database/postgres/migrations-runner.ts';
import { connectPostgres } from '../database/postgres/postgres-connection.ts';
import { endBySignal } from '../server/end-process.ts';
import type { Environment } from '../server/env.ts';
import { projectRoot } from '../server/project-root.ts';

/** The words given to a command. Throws how it is called where there are too few or many, or an unknown option. */
export function givenWords(
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

/** The database of the site, running or not, for a command that stops its own server also on a signal. */
export async function borrowSiteDatabase(
  env: Pick<Environment, 'databaseUrl' | 'dataDir' | 'postgresBin'>,
): Promise<LentServer> {
  endOnSignals();
  return env.databaseUrl
    ? { url: env.databaseUrl, giveBack: async () => undefined }
    : await borrowEmbedded({ ...env, log: () => undefined });
}

/** A command that is interrupted tidies up as one that ends by itself. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endBySignal);
}

/**
 * Runs a command that reads and writes rows as this version knows them, on the database of the site.
 * Throws, as a start does, when a later version has changed the database.
 */
export async function withSiteDatabase(
  env: Environment,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const server = await borrowSiteDatabase(env);
  const log = () => undefined;
  const connection = await connectPostgres({ databaseUrl: server.url, log, maxConnections: 1 });
  try {
    const ask = async <Row extends object>(text: string) =>
      (await connection.db.execute(sql.raw(text))).rows as unknown as Row[];
    await refuseNewerDatabase(ask, join(projectRoot, 'database', 'migrations'));
    await work(connection.db);
  } finally {
    await connection.close();
    await server.giveBack();
  }
}
