import * as fs from 'node:fs';
import { databasePaths, findDamage, flush, flushTree } from './data-directory.ts';
import { EngineDidNotStart, type PgliteEngine, startPglite } from './pglite-engine.ts';

/**
 * Opens DATA_DIR's database, making one first where there is none. The caller holds the lock.
 *
 * A new database is made beside its place, flushed whole and then renamed, so that a kill leaves
 * either nothing or all of it. One that is not whole is refused before anything is touched.
 */
export async function openDatabase(
  dataDir: string,
  onBroken: (reason: string) => never,
): Promise<{ engine: PgliteEngine; initialised: boolean }> {
  const { database, restoring } = databasePaths(dataDir);
  const damage = findDamage(database);
  const initialised = damage === 'empty';
  if (initialised && fs.existsSync(restoring)) {
    throw new Error(
      `A restore into ${dataDir} was interrupted; run npm run restore again, or remove ${restoring} to begin with an empty database.`,
    );
  }
  if (initialised) await initialise(dataDir, onBroken);
  else if (damage)
    throw refusal(dataDir, `${damage.missing} is missing. Nothing in it was changed`);
  try {
    const engine = await startPglite(database, onBroken);
    await assertComplete(engine, dataDir);
    return { engine, initialised };
  } catch (error) {
    if (error instanceof EngineDidNotStart) throw refusal(dataDir, error.message, error);
    throw error;
  }
}

async function initialise(dataDir: string, onBroken: (reason: string) => never): Promise<void> {
  const { database, initialising } = databasePaths(dataDir);
  // Whatever a killed start left here was never a database that anybody's rows were in.
  fs.rmSync(initialising, { recursive: true, force: true });
  fs.mkdirSync(initialising, { mode: 0o700 });
  const { pg } = await startPglite(initialising, onBroken);
  await pg.close();
  flushTree(initialising);
  if (fs.existsSync(database)) fs.rmdirSync(database);
  fs.renameSync(initialising, database);
  flush(dataDir);
}

// PostgreSQL notices a missing table file only when somebody asks for its rows.
async function assertComplete({ pg }: PgliteEngine, dataDir: string): Promise<void> {
  const { rows } = await pg.query<{ name: string; path: string }>(
    `select oid::regclass::text as name, pg_relation_filepath(oid) as path from pg_class
     where relpersistence <> 't' and pg_relation_filepath(oid) is not null and pg_stat_file(pg_relation_filepath(oid), true) is null limit 1`,
  );
  const [lost] = rows;
  if (!lost) return;
  await pg.close();
  throw refusal(dataDir, `${lost.path} (${lost.name}) is missing`);
}

function refusal(dataDir: string, reason: string, cause?: Error): Error {
  const { database, snapshots } = databasePaths(dataDir);
  if (/No space left on device/i.test(reason)) {
    return new Error(
      `The database in ${database} can not be opened because the disk is full: ${reason}. ` +
        'That alone damages nothing: it opens again when there is space.',
      { cause },
    );
  }
  return new Error(
    `The database in ${database} can not be opened: ${reason}. ` +
      `Nothing was repaired. To go back to a snapshot (the directory is kept under another name): npm run restore -- ${newestSnapshot(snapshots)}`,
    { cause },
  );
}

function newestSnapshot(folder: string): string {
  const names = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => name.endsWith('.tar.gz'))
    : [];
  const newest = names
    .map((name) => ({ path: `${folder}/${name}`, at: fs.statSync(`${folder}/${name}`).mtimeMs }))
    .sort((a, b) => b.at - a.at)[0];
  return newest?.path ?? 'FILE (there is no snapshot yet)';
}
