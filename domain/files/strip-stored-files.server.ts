import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { site_state } from '#database/schema/site-state.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { mayHoldMetadata, withoutMetadata } from './metadata/without-metadata.server.ts';

interface StripParts {
  db: Database;
  files: FileStore;
  log: { warn(details: object, event: string): void };
}

/** Raise this when more metadata is removed, so that all stored files are processed again. */
const revision = '1';
const key = 'stored files without metadata';

/** Larger files are skipped, because a file is read into memory; uploads are far smaller. */
const largest = 50_000_000;

/**
 * Removes camera metadata from files that were stored before uploads did so; their names stay. The run is
 * marked as done only at its end, and processed files do not change again, so an aborted run can restart.
 * Returns the number of changed files; undefined if it was already done.
 */
export async function stripStoredFiles(parts: StripParts): Promise<number | undefined> {
  const { db, files } = parts;
  const [done] = await db.select().from(site_state).where(eq(site_state.key, key));
  if (done?.value === revision) return undefined;
  let changed = 0;
  for await (const file of files.list()) if (await stripStored(parts, file)) changed++;
  await db
    .insert(site_state)
    .values({ key, value: revision })
    .onConflictDoUpdate({ target: site_state.key, set: { value: revision } });
  return changed;
}

/** Returns whether the file was changed. A file that cannot be parsed is left unchanged and logged. */
async function stripStored({ files, log }: StripParts, file: StoredFile): Promise<boolean> {
  const { path, size } = file;
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  if (!mayHoldMetadata(extension)) return false;
  const leave = (details: object) => {
    log.warn({ path, ...details }, 'metadata could not be removed from a stored file');
    return false;
  };
  if (size > largest) return leave({ size });
  const stream = await files.read(path);
  if (!stream) return false;
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const stripped = await withoutMetadata(bytes, extension).catch((error: unknown) => ({ error }));
  if ('error' in stripped) return leave(stripped);
  if (Buffer.compare(stripped, bytes) === 0 || !(await files.stat(path))) return false;
  const newer = { path, size: stripped.length, modified: new Date() };
  return files.overwrite(newer, Readable.from([stripped]));
}
