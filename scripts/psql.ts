import { spawnSync } from 'node:child_process';
import { readEnvironment } from '../server/env.ts';
import { errorSentence } from '../server/log/logged-error.ts';
import { borrowSiteDatabase } from './site-database.ts';

/** psql calls it `require` to encrypt and check nothing. */
const addressForPsql = (url: string) => url.replace(/\bsslmode=no-verify\b/, 'sslmode=require');

// npm run psql [-- parameters]: this machine's psql on the database of the site, running or not.
try {
  const server = await borrowSiteDatabase(readEnvironment(process.env));
  // Ctrl-C is psql's own: it ends a query.
  process.removeAllListeners('SIGINT').on('SIGINT', () => undefined);
  try {
    const { status, error } = spawnSync(
      'psql',
      [addressForPsql(server.url), ...process.argv.slice(2)],
      {
        stdio: 'inherit',
      },
    );
    if (error) {
      throw new Error(
        `psql is not installed here (Debian: apt-get install postgresql-client). Any client works with ${server.url} while the site runs.`,
      );
    }
    process.exitCode = status ?? 1;
  } finally {
    await server.giveBack();
  }
} catch (error) {
  console.error(errorSentence(error));
  process.exitCode = 1;
}
