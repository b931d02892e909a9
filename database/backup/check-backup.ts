import * as fs from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lockDirectory } from '../data-directory/directory-lock.ts';
import { EmbeddedServer } from '../embedded/embedded-server.ts';
import { sessionConfig } from '../postgres/postgres-pool.ts';
import { onWatchedSession } from '../postgres/watched-session.ts';
import { unpackArchive, withTemporary } from './archive.ts';
import { hashUploads } from './archive-uploads.ts';
import { copyDatabase } from './backup.ts';
import { compareFiles } from './compare-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { ownMigrations, restoreDatabase } from './restore.ts';
import { filesName, type StoredFiles } from './stored-files.ts';

/** The result of the last check. */
export interface BackupCheck {
  at: Date;
  /** Whether the check succeeded. */
  works: boolean;
  /** A sentence that says what was checked or what is wrong. */
  text: string;
}

const resultPath = (dataDir: string) => join(dataDir, 'backup-check.json');

/** Reads the result of the last check; undefined if there was none. */
export function readBackupCheck(dataDir: string): BackupCheck | undefined {
  try {
    const stored = JSON.parse(fs.readFileSync(resultPath(dataDir), 'utf8'));
    return { ...stored, at: new Date(stored.at) };
  } catch {
    return undefined;
  }
}

export function storeBackupCheck(dataDir: string, check: BackupCheck): void {
  fs.writeFileSync(resultPath(dataDir), JSON.stringify(check));
}

/**
 * Restores an archive on a temporary PostgreSQL server and compares every row with the archive. The site's database is
 * not used. Uploaded files in the archive are compared with the site's files. Throws a sentence if the archive is
 * unusable; returns what was compared.
 */
export async function checkBackup(
  dataDir: string,
  archive: string,
  site: { files: StoredFiles; postgresBin?: string | undefined },
): Promise<{ tables: number; rows: number; files: number; compared: number }> {
  const scratch = join(dataDir, 'backup-check');
  return withTemporary(scratch, async () => {
    fs.mkdirSync(scratch, { mode: 0o700 });
    const folder = join(scratch, 'unpacked');
    await unpackArchive(archive, folder, (path) => !path.startsWith(`${filesName}/`));
    const manifest = await readManifest(folder, archive);
    const files = await hashUploads(archive);
    const compared =
      files.size > 0 ? await compareFiles({ folder, manifest, files }, site.files) : 0;
    await compareRestored(scratch, folder, manifest, site.postgresBin);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: manifest.tables.length, rows, files: files.size, compared };
  });
}

/**
 * Runs `work` while no other check runs, because two checks would write to the same folders. Throws {@link
 * DirectoryInUse} if another check runs.
 */
export async function withCheckLock<Result>(
  dataDir: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, 'backup-check.running');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockDirectory(folder);
  try {
    return await work();
  } finally {
    fs.rmSync(folder, { recursive: true });
    lock.release();
  }
}

async function compareRestored(
  scratch: string,
  folder: string,
  manifest: Manifest,
  postgresBin: string | undefined,
): Promise<void> {
  const server = await EmbeddedServer.start({
    ...{ dataDir: scratch, postgresBin, log: () => undefined },
    settings: { fsync: 'off', wal_level: 'minimal', archive_mode: 'off' },
  });
  try {
    const databaseUrl = server.url;
    await restoreDatabase({ databaseUrl, folder, manifest, migrationsFolder: ownMigrations });
    const copy = join(scratch, 'restored');
    fs.mkdirSync(join(copy, 'tables'), { recursive: true });
    const restored = await onWatchedSession(sessionConfig(databaseUrl), (client) =>
      copyDatabase(client, copy),
    );
    for (const table of manifest.tables) {
      const found = restored.tables.find(({ name }) => name === table.name);
      if (found?.rows !== table.rows || found.sha256 !== table.sha256)
        throw new Error(`${table.name} has other rows after the restore than in the backup.`);
    }
    if (!isDeepStrictEqual(restored.migrations, manifest.migrations))
      throw new Error('The restored database has other migrations than the backup.');
  } finally {
    await server.stop();
  }
}
