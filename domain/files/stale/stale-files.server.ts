import { getTableName, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { released_files } from '#database/schema/released-files.ts';
import { failureReason, storageFailure } from '../../failures/failure-reason.server.ts';
import { type StoredFileType, storedFileTypeOf, storedFileTypes } from '../content-types.ts';
import { findReferences, referringColumns } from '../file-references.server.ts';
import type { FileStore, StoredFile } from '../file-store.ts';
import { mediaAddress, parseStoredPath } from '../stored-path.ts';
import { type StaleFile, type StaleFileList, staleFilesPageSize } from './stale-file.ts';

/** The reason why stale files could not be listed or deleted, as a text for users. */
export const staleFilesFailure = (error: unknown): string =>
  storageFailure(error)?.reason ?? failureReason(error).text;

interface Storage {
  db: Database;
  files: FileStore;
}

/**
 * A save stores its files before its records, so a new file without references may belong to a running save.
 * After this time in milliseconds, the save counts as aborted.
 */
const saveMayTake = 60 * 60 * 1000;

/** Returns a function that tells whether a file is stale: no record refers to it, and no running save is about to. */
async function staleness(db: Pick<Database, 'execute' | 'select'>) {
  const isReferred = await findReferences(db);
  const rows = await db.select({ path: released_files.path }).from(released_files);
  const released = new Set(rows.map(({ path }) => path));
  return ({ path, modified }: StoredFile): boolean =>
    !isReferred(path) && (released.has(path) || Date.now() - modified.getTime() > saveMayTake);
}

async function allStaleFiles({ db, files }: Storage): Promise<StaleFile[]> {
  const stale: StaleFile[] = [];
  const isStale = await staleness(db);
  for await (const file of files.list()) {
    if (!isStale(file)) continue;
    const { path, size } = file;
    const name = path.replace(/^.*\//, '');
    stale.push({ path, name, url: mediaAddress(path), size, type: storedFileTypeOf(name) });
  }
  return stale.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * A page of the stale files, by path. A page past the end is the last page. Throws StorageError if the store
 * cannot be listed.
 */
export async function findStaleFiles(
  storage: Storage,
  options: { page?: number; limit?: number; fileType?: StoredFileType | undefined } = {},
): Promise<StaleFileList> {
  const { page: asked = 1, limit = staleFilesPageSize, fileType } = options;
  const all = await allStaleFiles(storage);
  const listed = fileType ? all.filter(({ type }) => type === fileType) : all;
  const totalPages = Math.ceil(listed.length / limit);
  const page = Math.max(1, Math.min(asked, totalPages));
  return {
    files: listed.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total: listed.length, totalPages },
    fileTypes: storedFileTypes.filter((type) => all.some((file) => file.type === type)),
  };
}

/** The number of files that are checked and removed at once. */
const atATime = 20;

const referringTables = [...new Set(referringColumns.map(({ table }) => getTableName(table)))];

/** The files of `found` that are stale once every running edit has ended. */
async function staleAfterRunningEdits(db: Database, found: StoredFile[]): Promise<StoredFile[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '10s'`);
    // The share lock waits for every running edit, so that its references count. It blocks new edits, so the
    // slow file store is used only before and after it.
    const tables = referringTables.map((table) => sql.identifier(table));
    await tx.execute(sql`lock table ${sql.join(tables, sql`, `)} in share mode`);
    return found.filter(await staleness(tx));
  });
}

/** Removes the stale files among the paths, and returns their number. */
async function removeStale({ db, files }: Storage, paths: string[]): Promise<number> {
  const lookups = paths.map(async (path) => (parseStoredPath(path) ? files.stat(path) : undefined));
  const found = (await Promise.allSettled(lookups)).flatMap((outcome) =>
    outcome.status === 'fulfilled' && outcome.value ? [outcome.value] : [],
  );
  const stale = await staleAfterRunningEdits(db, found);
  const outcomes = await Promise.all(
    stale.map(({ path }) => files.remove(path).catch(() => false)),
  );
  const removed = stale.filter((_, at) => outcomes[at]).map(({ path }) => path);
  await db.delete(released_files).where(inArray(released_files.path, removed));
  return removed.length;
}

/**
 * Removes the stale files among the paths. A file that is in use, does not exist or cannot be removed counts
 * as failed. Rejects if the database fails.
 */
export async function deleteStaleFiles(
  storage: Storage,
  paths: readonly string[],
): Promise<{ summary: { successful: number; failed: number } }> {
  const wanted = [...new Set(paths)];
  let successful = 0;
  for (let at = 0; at < wanted.length; at += atATime) {
    successful += await removeStale(storage, wanted.slice(at, at + atATime));
  }
  return { summary: { successful, failed: wanted.length - successful } };
}
