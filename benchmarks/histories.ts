import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#database/connect.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { walkHistories } from '#tests/histories/random-histories.ts';
import { createDatabase, openTestServer } from '#tests/world/postgres-server.ts';

/**
 * Compares many random histories with a model: see tests/histories/random-histories.ts. Stops at the first
 * difference and prints its seed and step, with which it can be repeated. Each seed has its own database.
 * Usage: npm run benchmark:histories -- [total steps] [first seed] [steps per seed]
 */

const [total = '100000', firstSeed = '1', perSeed = '2500'] = process.argv.slice(2);
const server = await openTestServer();
const started = Date.now();
let done = 0;
for (let seed = Number(firstSeed); done < Number(total); seed++) {
  const count = Math.min(Number(perSeed), Number(total) - done);
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
      `seed ${seed}: ${count} steps, ${done} in total, no difference, ${perSecond} per second`,
    );
  } finally {
    await connection.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
await server.close();
