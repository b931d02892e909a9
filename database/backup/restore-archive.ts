import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { databasePaths, flush } from '../embedded/database-paths.ts';
import { lockDirectory } from '../embedded/directory-lock.ts';
import { EmbeddedServer } from '../embedded/embedded-server.ts';
import { settleRestore } from '../embedded/restored-directory.ts';
import { filesFolder, stamp, unpackArchive, withTemporary } from './archive.ts';
import { fileHash, readManifest } from './manifest.ts';
import { restoreDatabase } from './restore.ts';

export interface RestoreTarget {
  /** A PostgreSQL server; without it DATA_DIR's own database. */
  databaseUrl: string | undefined;
  dataDir: string;
  postgresBin?: string | undefined;
  /** The product's own, but for tests. */
  migrationsFolder?: string;
}

const ownMigrations = join(import.meta.dirname, '..', 'migrations');

/**
 * Brings an archive back: its files first, then its tables in one step. Whatever kills it leaves
 * either what was there or what the archive holds. Answers where that which was there is kept.
 */
export async function restoreArchive(target: RestoreTarget, archive: string): Promise<string[]> {
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
      const files = await mergeFiles(join(folder, 'files'), filesFolder(dataDir));
      const kept =
        databaseUrl === undefined
          ? await exchangeEmbedded(target, (url) =>
              restoreDatabase({ ...options, databaseUrl: url }),
            )
          : await restoreDatabase({ ...options, databaseUrl });
      return [...kept, ...files];
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

/**
 * Adds an archive's files to those that are there. No two files ever get the same name, so both the
 * present and the restored rows find theirs; should one differ all the same, it is kept aside.
 */
async function mergeFiles(from: string, to: string): Promise<string[]> {
  if (!fs.existsSync(from)) return [];
  const aside = `${to}.before-restore-${stamp()}`;
  let differed = false;
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const name = source.slice(from.length + 1);
    const target = join(to, name);
    if (fs.existsSync(target)) {
      if ((await fileHash(target)) === (await fileHash(source))) continue;
      fs.mkdirSync(dirname(join(aside, name)), { recursive: true });
      fs.cpSync(target, join(aside, name), { preserveTimestamps: true });
      differed = true;
    }
    fs.mkdirSync(dirname(target), { recursive: true });
    const incoming = join(to, '.incoming', name.replaceAll('/', '-'));
    fs.mkdirSync(dirname(incoming), { recursive: true });
    fs.cpSync(source, incoming, { preserveTimestamps: true });
    flush(incoming);
    fs.renameSync(incoming, target);
  }
  return differed ? [aside] : [];
}
