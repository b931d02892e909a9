import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { pruneHistory } from '../domain/history/recorded/prune-history.server.ts';
import { readEnvironment } from '../server/process/env.ts';
import { commandArguments, runCommand } from './command.ts';
import { withSiteDatabase } from './site-database.ts';

async function* entriesOf(db: Database): AsyncGenerator<string> {
  for (let last = 0; ; ) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select * from history where id > ${last} order by id limit 1000`,
    );
    if (rows.length === 0) return;
    for (const row of rows) yield `${JSON.stringify(row)}\n`;
    last = Number(rows.at(-1)?.id);
  }
}

/** Ignores a closed pipe: the reader, such as `head`, needs no more entries. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

// npm run history -- prune: removes versions that are too old, as the site does every day.
// npm run --silent history -- export: writes every entry to standard output, as one JSON object per line.
await runCommand(async () => {
  const usage = 'Name the task: npm run history -- prune, or npm run history -- export';
  const [command] = commandArguments(usage, { least: 1 });
  if (command !== 'prune' && command !== 'export') throw new Error(usage);
  await withSiteDatabase(readEnvironment(process.env), async (db) => {
    if (command === 'prune') console.log(`${await pruneHistory(db)} history entries removed`);
    else await pipeline(entriesOf(db), process.stdout).catch(ignoreClosedPipe);
  });
});
