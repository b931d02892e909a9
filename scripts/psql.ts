import { spawnSync } from 'node:child_process';
import { borrowEmbedded } from '../database/embedded/embedded-connection.ts';
import { readEnvironment } from '../server/env.ts';
import { errorSentence } from '../server/log/logged-error.ts';

// npm run psql [-- parameters]: this machine's psql on the database of the site, running or not.
try {
  const { dataDir, databaseUrl, postgresBin } = readEnvironment(process.env);
  const server = databaseUrl
    ? { url: databaseUrl, giveBack: async () => undefined }
    : await borrowEmbedded({ dataDir, postgresBin, log: () => undefined });
  // Ctrl-C is psql's own: it ends a query.
  process.on('SIGINT', () => undefined);
  try {
    const { status, error } = spawnSync('psql', [server.url, ...process.argv.slice(2)], {
      stdio: 'inherit',
    });
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
