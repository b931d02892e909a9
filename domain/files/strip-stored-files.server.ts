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

/** Raise it when more is taken out of files: stored ones are then gone through again. */
const revision = '1';
const key = 'stored files without metadata';

/** Larger files are not taken into memory; uploads are far below. */
const largest = 50_000_000;

/**
 * Goes through all stored files once and takes out what cameras wrote into those that were stored before
 * uploads lost it. Names stay. Nothing is remembered until all are done, and a file that is done already stays
 * as it is: a run that is killed starts again. Answers how many were changed; undefined when all
 * was done before.
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

/** Whether a file was changed. One that cannot be read as what it is called is left, and logged. */
async function stripStored({ files, log }: StripParts, file: StoredFile): Promise<boolean> {
  const { path, size } = file;
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  if (!mayHoldMetadata(extension)) return false;
  const leave = (details: object) => {
    log.warn({ path, ...details }, 'what a camera wrote into a stored file could not be taken out');
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
