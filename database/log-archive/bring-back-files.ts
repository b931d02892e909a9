import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupBucket } from '../backup/backup-bucket.ts';
import { flush } from '../data-directory/database-paths.ts';
import {
  addName,
  copiesInBucket,
  copyInBucket,
  fileArchive,
  isFilePath,
  lockFileArchive,
  pathsBelow,
  readRemoved,
} from './file-archive.ts';

export interface ArchivedFilesPlace {
  dataDir: string;
  /** The folder of the uploaded files. */
  filesFolder: string;
  bucket?: BackupBucket | undefined;
}

/**
 * Brings back the uploaded files that are missing and that records of the moment can name: all except those that were
 * removed before it. Returns their number. Files that are there stay as they are.
 */
export async function bringBackFiles(place: ArchivedFilesPlace, moment: Date): Promise<number> {
  for (const folder of [place.filesFolder, fileArchive(place.dataDir)])
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockFileArchive(place.dataDir);
  try {
    return await bringBack(place, moment);
  } finally {
    lock.release();
  }
}

async function bringBack(
  { dataDir, filesFolder, bucket }: ArchivedFilesPlace,
  moment: Date,
): Promise<number> {
  const archive = fileArchive(dataDir);
  const present = new Set(await pathsBelow(filesFolder));
  const archived = new Set(await pathsBelow(archive));
  const removed = await readRemoved(dataDir);
  const isMissing = (path: string) => {
    const removedAt = removed.get(path);
    return !present.has(path) && (removedAt === undefined || moment <= removedAt);
  };
  for (const path of bucket ? await copiesInBucket(bucket) : [])
    if (isFilePath(path) && !archived.has(path) && isMissing(path)) {
      await fetchCopy(bucket as BackupBucket, path, archive);
      archived.add(path);
    }
  const missing = [...archived].filter(isMissing);
  for (const path of missing)
    await addName(
      join(archive, path),
      join(filesFolder, path),
      join(filesFolder, '.incoming-copy'),
    );
  for (const folder of new Set(missing.map((path) => dirname(join(filesFolder, path)))))
    flush(folder);
  return missing.length;
}

/** Downloads under a hidden name first, so that a killed download leaves no incomplete copy. */
async function fetchCopy(bucket: BackupBucket, path: string, archive: string): Promise<void> {
  const hidden = join(archive, '.incoming');
  const target = join(archive, path);
  if (!(await bucket.fetch(copyInBucket(path), hidden))) return;
  await fs.mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await fs.rename(hidden, target);
}
