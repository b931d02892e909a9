import * as fs from 'node:fs';
import { join } from 'node:path';
import { databasePaths, findDamage, flush, flushTree } from '../embedded/data-directory.ts';
import { lockDirectory } from '../embedded/directory-lock.ts';
import { Engine } from '../embedded/engine.ts';
import { listArchive, stamp, unpackArchive } from './archive.ts';

/**
 * Puts an archive's database (and uploaded files, when it has them) in the place of the present
 * ones, which stay beside under another name. Nothing moves before the archive's database has
 * been opened and found whole. Answers the names that the present ones got.
 */
export async function restoreEmbedded(dataDir: string, archive: string): Promise<string[]> {
  const content = await listArchive(archive);
  if (!content.has('database')) {
    throw new Error(
      content.has('database.dump')
        ? `${archive} was made from a PostgreSQL server; set DATABASE_URL to restore it there.`
        : `${archive} holds no database.`,
    );
  }
  fs.mkdirSync(dataDir, { recursive: true });
  const lock = lockDirectory(dataDir);
  try {
    const { restoring } = databasePaths(dataDir);
    fs.rmSync(restoring, { recursive: true, force: true });
    await unpackArchive(archive, restoring);
    fs.chmodSync(join(restoring, 'database'), 0o700);
    await proveWhole(restoring, archive);
    flushTree(restoring);
    flush(dataDir);
    return exchange(dataDir, content.has('files'));
  } finally {
    lock.release();
  }
}

async function proveWhole(folder: string, archive: string): Promise<void> {
  const damage = findDamage(databasePaths(folder).database);
  if (damage) throw new Error(`The database in ${archive} is not whole; nothing was changed.`);
  const quiet = () => undefined;
  const engine = await Engine.open({ dataDir: folder, log: quiet, onDeath: quiet });
  await engine.close();
}

// The folder `database.restoring` goes last: while it is there and the database is not, no start
// makes a new, empty database, and the restore can simply be run again.
function exchange(dataDir: string, withFiles: boolean): string[] {
  const { database, files, restoring } = databasePaths(dataDir);
  const suffix = `before-restore-${stamp()}`;
  const kept: string[] = [];
  const replace = (place: string, name: string) => {
    if (fs.existsSync(place)) {
      fs.renameSync(place, `${place}.${suffix}`);
      kept.push(`${place}.${suffix}`);
    }
    fs.renameSync(join(restoring, name), place);
    flush(dataDir);
  };
  if (withFiles) replace(files, 'files');
  replace(database, 'database');
  fs.rmSync(restoring, { recursive: true });
  flush(dataDir);
  return kept;
}
