import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#database/connect.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { walkHistories } from '#tests/histories/random-histories.ts';
import { createDatabase, openTestServer } from '#tests/world/postgres-server.ts';

/**
 * Random histories against a model, for long: see tests/histories/random-histories.ts. Ends at the first
 * difference, with seed and step, from which it can be repeated. Each seed has a database of its own.
 * Usage: npm run benchmark:histories -- [steps in all] [first seed] [steps of a seed]
 */

const [all = '100000', firstSeed = '1', each = '2500'] = process.argv.slice(2);
const server = await openTestServer();
const started = Date.now();
let done = 0;
for (let seed = Number(firstSeed); done < Number(all); seed++) {
  const count = Math.min(Number(each), Number(all) - done);
  const dataDir = await mkdtemp(join(tmpdir(), 'kamsin-histories-'));
  const database = await createDatabase(server.url);
  const connection = await connect({ databaseUrl: database.url, dataDir });
  try {
    await connection.migrate('database/migrations');
    const files = await createFileStore({ dataDir, s3: undefined });
    await walkHistories({ connection, db: connection.db, files }, { seed, count });
    done += count;
    const perSecond = Math.round(done / ((Date.now() - started) / 1000));
    console.log(
      `seed ${seed}: ${count} steps, ${done} in all, no difference, ${perSecond} a second`,
    );
  } finally {
    await connection.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
await server.close();
