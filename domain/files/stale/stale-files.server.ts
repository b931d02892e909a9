import { getTableName, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { released_files } from '#database/schema/released-files.ts';
import { failureReason, storageFailure } from '../../failures/failure-reason.server.ts';
import { type StoredFileType, storedFileTypeOf, storedFileTypes } from '../content-types.ts';
import { findReferences, referringColumns } from '../file-references.server.ts';
import type { FileStore, StoredFile } from '../file-store.ts';
import { mediaAddress, parseStoredPath } from '../stored-path.ts';
import { type StaleFile, type StaleFileList, staleFilesPageSize } from './stale-file.ts';

/** Why stale files could not be listed or deleted, for people. */
export const staleFilesFailure = (error: unknown): string =>
  storageFailure(error)?.reason ?? failureReason(error).text;

interface Storage {
  db: Database;
  files: FileStore;
}

/**
 * A file to which no record has referred yet may belong to a save under way, which stores its files
 * before its records; after an hour it is taken for one whose save never ended. In milliseconds.
 */
const saveMayTake = 60 * 60 * 1000;

/** Finds the files that may be deleted: no record refers to them, and none is about to. */
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
 * One page of the stored files that no record refers to or is about to, by path. A page past the end is the last
 * one. Rejects with StorageError when the store cannot be listed.
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

/** As many as are asked of the store and removed at once. */
const atATime = 20;

const referringTables = [...new Set(referringColumns.map(({ table }) => getTableName(table)))];

/** Those of the files that may be deleted once every edit under way has ended. */
async function settledStale(db: Database, found: StoredFile[]): Promise<StoredFile[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '10s'`);
    // A share lock waits for every edit under way, whose references count then. It holds up those
    // that come, so the store, which may take its time, is asked before and after.
    const tables = referringTables.map((table) => sql.identifier(table));
    await tx.execute(sql`lock table ${sql.join(tables, sql`, `)} in share mode`);
    return found.filter(await staleness(tx));
  });
}

/** How many of the paths were removed. */
async function removeStale({ db, files }: Storage, paths: string[]): Promise<number> {
  const looked = paths.map(async (path) => (parseStoredPath(path) ? files.stat(path) : undefined));
  const found = (await Promise.allSettled(looked)).flatMap((outcome) =>
    outcome.status === 'fulfilled' && outcome.value ? [outcome.value] : [],
  );
  const stale = await settledStale(db, found);
  const outcomes = await Promise.all(
    stale.map(({ path }) => files.remove(path).catch(() => false)),
  );
  const removed = stale.filter((_, at) => outcomes[at]).map(({ path }) => path);
  await db.delete(released_files).where(inArray(released_files.path, removed));
  return removed.length;
}

/**
 * Removes the files that no record refers to or is about to. One that is in use by now, does not
 * exist or cannot be removed counts as failed. Rejects when the database cannot be asked.
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
