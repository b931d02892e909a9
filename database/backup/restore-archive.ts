import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { databasePaths, flush } from '../data-directory/database-paths.ts';
import { lockDirectory } from '../data-directory/directory-lock.ts';
import { fileTimestamp } from '../data-directory/file-timestamp.ts';
import { EmbeddedServer } from '../embedded/embedded-server.ts';
import { finishRestore } from '../embedded/restored-directory.ts';
import { unpackArchive, withTemporary } from './archive.ts';
import { readManifest } from './manifest.ts';
import { ownMigrations, restoreDatabase } from './restore.ts';
import { type RestoredFiles, restoreFiles } from './restore-files.ts';
import type { StoredFiles } from './stored-files.ts';

export interface RestoreTarget {
  /** The URL of a PostgreSQL server; without it, the embedded database in DATA_DIR is restored. */
  databaseUrl: string | undefined;
  dataDir: string;
  postgresBin?: string | undefined;
  /** The store that the uploaded files are written to. */
  files: StoredFiles;
  /** Another folder of migrations, for tests. */
  migrationsFolder?: string;
}

export interface Restored {
  /** The new names of the previous database, and of the previous files that differed. */
  previous: string[];
  /** The number of files from the archive that are in the store now. */
  files: number;
  /** Paths in the archive that are not valid paths of the store. */
  leftOut: RestoredFiles['leftOut'];
}

/**
 * Restores an archive: first its files, then its tables in one atomic step. If it is killed, the
 * database is either unchanged or completely restored. Throws a sentence that says what went wrong.
 */
export async function restoreArchive(target: RestoreTarget, archive: string): Promise<Restored> {
  const { dataDir, databaseUrl } = target;
  fs.mkdirSync(dataDir, { recursive: true });
  const lock = databaseUrl === undefined ? lockDirectory(dataDir) : undefined;
  const folder = databasePaths(dataDir).unpacked;
  try {
    if (lock) await finishRestore(dataDir);
    return await withTemporary(folder, async () => {
      await unpackArchive(archive, folder);
      const manifest = await readManifest(folder, archive);
      const { migrationsFolder = ownMigrations } = target;
      const options = { folder, manifest, migrationsFolder };
      const replaced = join(dataDir, `files.before-restore-${fileTimestamp()}`);
      const { stored, leftOut, differed } = await restoreFiles(folder, target.files, replaced);
      const previous =
        databaseUrl === undefined
          ? await replaceEmbedded(target, (url) =>
              restoreDatabase({ ...options, databaseUrl: url }),
            )
          : await restoreDatabase({ ...options, databaseUrl });
      return { previous: differed ? [...previous, replaced] : previous, files: stored, leftOut };
    });
  } finally {
    lock?.release();
  }
}

/** Fills a new database next to the present one, even if that one is damaged, and swaps them. */
export async function replaceEmbedded(
  { dataDir, postgresBin }: Pick<RestoreTarget, 'dataDir' | 'postgresBin'>,
  fill: (url: string) => Promise<unknown>,
): Promise<string[]> {
  const log = () => undefined;
  const server = await EmbeddedServer.start({ dataDir, place: 'restoring', postgresBin, log });
  try {
    await fill(server.url);
  } finally {
    await server.stop();
  }
  const { restoring, restored } = databasePaths(dataDir);
  fs.renameSync(restoring, restored);
  // After this flush the next start finishes the restore, even if this process crashes.
  flush(dirname(restored));
  const previous = await finishRestore(dataDir);
  return previous === undefined ? [] : [previous];
}
