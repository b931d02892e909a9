import { join } from 'node:path';
import type { BackupBucket } from '../backup/backup-bucket.ts';
import { databasePaths } from '../data-directory/database-paths.ts';
import { type ArchivedFile, unneededFiles } from './archive-contents.ts';
import { archivedFiles } from './archive-folder.ts';

const archiveFolder = 'archive';

/**
 * The archive's files in a bucket. Their times are those of the uploads, which are never earlier than the real times.
 */
export async function archivedInBucket(bucket: BackupBucket): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  for await (const file of bucket.list(archiveFolder))
    files.push({ ...file, path: file.path.slice(archiveFolder.length + 1) });
  return files;
}

/** The path in the bucket. */
export const pathInBucket = (path: string) => `${archiveFolder}/${path}`;

/** The copy of the archive in a bucket. While the bucket does not answer, files wait in the archive on the disk. */
export class ArchiveCopy {
  readonly #bucket: BackupBucket;
  readonly #dataDir: string;
  readonly #signal: AbortSignal;
  #copied: Set<string> | undefined;

  constructor(bucket: BackupBucket, dataDir: string, signal: AbortSignal) {
    this.#bucket = bucket;
    this.#dataDir = dataDir;
    this.#signal = signal;
  }

  /** Copies the files that the bucket does not have, oldest first. Throws a sentence if a copy fails. */
  async update(): Promise<void> {
    try {
      this.#copied ??= new Set((await archivedInBucket(this.#bucket)).map(({ path }) => path));
      const { archive } = databasePaths(this.#dataDir);
      const files = archivedFiles(this.#dataDir)
        .filter(({ path }) => !this.#copied?.has(path))
        .sort((one, other) => one.modified.getTime() - other.modified.getTime());
      for (const { path } of files) {
        await this.#bucket.put(pathInBucket(path), join(archive, path), this.#signal);
        this.#copied.add(path);
      }
    } catch (error) {
      throw new Error(
        `The log archive is not copied to the bucket ${this.#bucket.name}: ${(error as Error).message}. It stays on the disk and is copied when the bucket answers again.`,
        { cause: error },
      );
    }
  }

  /** Removes the files that no kept base backup needs. */
  async removeUnneeded(): Promise<void> {
    try {
      const files = await archivedInBucket(this.#bucket);
      for (const path of unneededFiles(files, new Date(), Number.POSITIVE_INFINITY))
        await this.#bucket.remove(pathInBucket(path));
    } catch (error) {
      throw new Error(
        `Old files of the log archive cannot be removed from the bucket ${this.#bucket.name}: ${(error as Error).message}.`,
        { cause: error },
      );
    }
  }
}
