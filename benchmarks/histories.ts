import { inspect } from 'node:util';
import { connect } from '#database/connect.ts';
import { createFileStore } from '#server/storage/create-file-store.ts';
import { walkHistories } from '#tests/histories/random-histories.ts';
import { createDatabase, openTestServer } from '#tests/world/postgres/postgres-server.ts';
import { scratchFolder } from './scratch-folder.ts';

/**
 * Compares many random histories with a model: see tests/histories/random-histories.ts. A seed stops at its
 * first difference and prints the step, with which it can be repeated. Each seed has its own database.
 * Usage: npm run benchmark:histories -- [total steps] [first seed] [steps per seed] [seeds in parallel]
 */

const [total = '100000', firstSeed = '1', perSeed = '2500', parallel = '1'] = process.argv.slice(2);
const server = await openTestServer();
const started = Date.now();
let done = 0;
let operations = 0;
let differences = 0;
const seeds = Array.from(
  { length: Math.ceil(Number(total) / Number(perSeed)) },
  (_, at) => Number(firstSeed) + at,
).values();
await Promise.all(
  Array.from({ length: Number(parallel) }, async () => {
    for (const seed of seeds) await walk(seed);
  }),
);
await server.close();
console.log(`${done} steps, ${operations} operations, ${differences} differences, ${seconds()} s`);
if (differences > 0) process.exitCode = 1;

async function walk(seed: number): Promise<void> {
  const count = Number(perSeed);
  const dataDir = scratchFolder();
  const database = await createDatabase(server.url);
  const connection = await connect({ databaseUrl: database.url, dataDir });
  try {
    await connection.migrate('database/migrations');
    const files = await createFileStore({ dataDir, s3: undefined });
    const taken = await walkHistories({ connection, db: connection.db, files }, { seed, count });
    operations += taken;
    done += count;
    const perSecond = (done / seconds()).toFixed(1);
    console.log(
      `seed ${seed}: ${count} steps, ${done} in total, no difference, ${perSecond} per second`,
    );
  } catch (error) {
    differences++;
    console.error(inspect(error, { depth: 10 }));
  } finally {
    await connection.close();
    await database.drop();
  }
}

function seconds(): number {
  return Math.round((Date.now() - started) / 1000);
}
