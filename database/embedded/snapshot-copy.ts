import * as fs from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { databasePaths } from './data-directory.ts';

/**
 * Copies the database as it stands right after a checkpoint to a new directory. It runs on the
 * engine's thread, so nothing is written meanwhile. Of the write-ahead log only the part that
 * opening the copy needs goes along.
 */
export async function copyDatabase(pg: PGlite, dataDir: string, to: string): Promise<void> {
  const { rows } = await pg.query<{ first: string; last: string }>(
    'select pg_walfile_name(redo_lsn) as first, pg_walfile_name(pg_current_wal_lsn()) as last from pg_control_checkpoint()',
  );
  const needed = rows[0];
  if (!needed) throw new Error('PostgreSQL did not say which log files a copy needs.');
  const { database } = databasePaths(dataDir);
  const log = join(database, 'pg_wal');
  fs.cpSync(database, to, {
    recursive: true,
    mode: fs.constants.COPYFILE_FICLONE,
    filter: (path) => {
      if (path === join(database, 'postmaster.pid')) return false;
      if (!path.startsWith(`${log}/`) || fs.statSync(path).isDirectory()) return true;
      const name = path.slice(log.length + 1);
      return name >= needed.first && name <= needed.last;
    },
  });
}
