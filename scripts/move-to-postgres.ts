import { copyRows } from '../database/backup/copy-rows.ts';
import { connect } from '../database/connect.ts';
import { readEnvironment } from '../server/env.ts';

// npm run move-to-postgres: everything in DATA_DIR's embedded database into the empty database of
// DATABASE_URL. The embedded one stays as it is.
try {
  const { dataDir, databaseUrl } = readEnvironment(process.env);
  if (databaseUrl === undefined) throw new Error('Set DATABASE_URL to the PostgreSQL database.');
  const from = await connect({ dataDir });
  const to = await connect({ databaseUrl, dataDir });
  try {
    await from.migrate('database/migrations');
    const { fresh } = await to.migrate('database/migrations');
    if (!fresh) throw new Error('The database of DATABASE_URL is not empty; nothing was moved.');
    const copied = await copyRows(from.db, to.db);
    for (const [table, rows] of copied) console.log(`${table}: ${rows}`);
    console.log('Moved. Start the server with this DATABASE_URL and the same DATA_DIR.');
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
