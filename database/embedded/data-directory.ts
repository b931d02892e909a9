import * as fs from 'node:fs';
import { join } from 'node:path';

/** Where everything of the embedded database lives below DATA_DIR. */
export function databasePaths(dataDir: string) {
  return {
    database: join(dataDir, 'database'),
    initialising: join(dataDir, 'database.initialising'),
    restoring: join(dataDir, 'database.restoring'),
    lock: join(dataDir, 'database.lock'),
    owner: join(dataDir, 'database.owner.json'),
    socket: join(dataDir, 'database.sock'),
    snapshots: join(dataDir, 'snapshots'),
    files: join(dataDir, 'files'),
  };
}

const postgresMajor = '18';

const required = [
  'PG_VERSION',
  'postgresql.conf',
  'pg_hba.conf',
  'pg_ident.conf',
  'global/pg_control',
  'global/pg_filenode.map',
  'base/1/PG_VERSION',
  'base/1/pg_filenode.map',
  'base/5/PG_VERSION',
  'base/5/pg_filenode.map',
];

const requiredFolders = [
  'pg_wal',
  'pg_xact',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_logical',
  'pg_tblspc',
];
const filledFolders = ['pg_wal', 'pg_xact', 'pg_multixact/offsets'];

/**
 * Why the directory is not a whole database of this version, or undefined when it looks whole.
 * Only reads. `'empty'` means that there is nothing there at all.
 */
export function findDamage(directory: string): 'empty' | { missing: string } | undefined {
  if (!fs.existsSync(directory) || fs.readdirSync(directory).length === 0) return 'empty';
  for (const file of required) {
    if (!fs.statSync(join(directory, file), { throwIfNoEntry: false })?.isFile())
      return { missing: file };
  }
  for (const folder of requiredFolders) {
    if (!fs.statSync(join(directory, folder), { throwIfNoEntry: false })?.isDirectory())
      return { missing: `${folder}/` };
  }
  for (const folder of filledFolders) {
    const files = fs.readdirSync(join(directory, folder), { withFileTypes: true });
    if (!files.some((entry) => entry.isFile())) return { missing: `${folder}/*` };
  }
  const version = fs.readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (version !== postgresMajor)
    return { missing: `a database of PostgreSQL ${postgresMajor} (this one is of ${version})` };
  return undefined;
}

/** Flushes a file's content, or a directory's list of names, to the disk. */
export function flush(path: string): void {
  const handle = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Flushes every file and directory below and including the directory. */
export function flushTree(directory: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else if (entry.isFile()) flush(path);
  }
  flush(directory);
}
