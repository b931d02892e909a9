import { borrowEmbedded, type LentServer } from '../database/embedded/embedded-connection.ts';
import { endBySignal } from '../server/end-process.ts';
import type { Environment } from '../server/env.ts';

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
