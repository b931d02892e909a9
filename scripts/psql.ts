import { spawnSync } from 'node:child_process';
import { readEnvironment } from '../server/process/env.ts';
import { runCommand } from './command.ts';
import { acquireSiteDatabase } from './site-database.ts';

/** Converts the mode without a certificate check, which psql calls `require`. */
const addressForPsql = (url: string) => url.replace(/\bsslmode=no-verify\b/, 'sslmode=require');

// npm run psql [-- parameters]: opens the site's database in psql, whether the site runs or not.
await runCommand(async () => {
  const server = await acquireSiteDatabase(readEnvironment(process.env));
  // psql handles Ctrl-C itself: it cancels the query.
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
    await server.release();
  }
});
