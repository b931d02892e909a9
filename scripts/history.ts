import { sql } from 'drizzle-orm';
import { connectPostgres } from '../database/postgres/postgres-connection.ts';
import { pruneHistory } from '../domain/history/prune.server.ts';
import { readEnvironment } from '../server/env.ts';
import { errorSentence } from '../server/log/logged-error.ts';
import { borrowSiteDatabase, givenWords } from './site-database.ts';

// npm run history -- prune: removes versions that are too old, as the site does every day.
// npm run --silent history -- export: writes every entry to standard output, one JSON object a line.
try {
  const usage = 'Say what to do: npm run history -- prune, or npm run history -- export';
  const [command] = givenWords(usage, { least: 1 });
  if (command !== 'prune' && command !== 'export') throw new Error(usage);
  const server = await borrowSiteDatabase(readEnvironment(process.env));
  const log = () => undefined;
  const connection = await connectPostgres({ databaseUrl: server.url, log, maxConnections: 1 });
  try {
    if (command === 'prune')
      console.log(`${await pruneHistory(connection.db)} entries of the history removed`);
    else {
      for (let last = 0; ; ) {
        const { rows } = await connection.db.execute<{ id: string }>(
          sql`select * from history where id > ${last} order by id limit 1000`,
        );
        for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
        if (rows.length === 0) break;
        last = Number(rows.at(-1)?.id);
      }
    }
  } finally {
    await connection.close();
    await server.giveBack();
  }
} catch (error) {
  console.error(errorSentence(error));
  process.exitCode = 1;
}
