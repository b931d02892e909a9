import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { databasePaths, flush } from '../data-directory/database-paths.ts';
import { lockDirectory } from '../data-directory/directory-lock.ts';
import { stamp } from '../data-directory/stamp.ts';
import { EmbeddedServer } from '../embedded/embedded-server.ts';
import { settleRestore } from '../embedded/restored-directory.ts';
import { unpackArchive, withTemporary } from './archive.ts';
import { readManifest } from './manifest.ts';
import { restoreDatabase } from './restore.ts';
import { type PutBack, putFilesBack, type StoredFiles } from './stored-files.ts';

export interface RestoreTarget {
  /** A PostgreSQL server; without it DATA_DIR's own database. */
  databaseUrl: string | undefined;
  dataDir: string;
  postgresBin?: string | undefined;
  /** Where the uploaded files go. */
  files: StoredFiles;
  /** The product's own, but for tests. */
  migrationsFolder?: string;
}

export interface Restored {
  /** Where that which was there before is kept. */
  kept: string[];
  /** How many files of the archive are in the store now. */
  files: number;
  /** Paths in the archive that no file of the site has. */
  leftOut: PutBack['leftOut'];
}

const ownMigrations = join(import.meta.dirname, '..', 'migrations');

/**
 * Brings an archive back: its files first, then its tables in one step. Whatever kills it leaves
 * either what was there or what the archive holds.
 */
export async function restoreArchive(target: RestoreTarget, archive: string): Promise<Restored> {
  const { dataDir, databaseUrl } = target;
  fs.mkdirSync(dataDir, { recursive: true });
  const lock = databaseUrl === undefined ? lockDirectory(dataDir) : undefined;
  const folder = databasePaths(dataDir).unpacked;
  try {
    if (lock) await settleRestore(dataDir);
    return await withTemporary(folder, async () => {
      await unpackArchive(archive, folder);
      const manifest = await readManifest(folder, archive);
      const { migrationsFolder = ownMigrations } = target;
      const options = { folder, manifest, migrationsFolder };
      const aside = join(dataDir, `files.before-restore-${stamp()}`);
      const { stored, leftOut, differed } = await putFilesBack(folder, target.files, aside);
      const kept =
        databaseUrl === undefined
          ? await exchangeEmbedded(target, (url) =>
              restoreDatabase({ ...options, databaseUrl: url }),
            )
          : await restoreDatabase({ ...options, databaseUrl });
      return { kept: differed ? [...kept, aside] : kept, files: stored, leftOut };
    });
  } finally {
    lock?.release();
  }
}

/** Fills a new database beside the present one, whatever state that one is in, then exchanges them. */
async function exchangeEmbedded(
  { dataDir, postgresBin }: RestoreTarget,
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
  // From here on it is settled, whatever happens.
  flush(dirname(restored));
  const kept = await settleRestore(dataDir);
  return kept === undefined ? [] : [kept];
}
