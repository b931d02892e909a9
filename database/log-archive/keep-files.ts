import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupBucket } from '../backup/backup-bucket.ts';
import { isNightDue } from '../backup/snapshots.ts';
import { keptMs } from './archive-contents.ts';
import {
  addName,
  copyInBucket,
  fileArchive,
  pathsBelow,
  readRemoved,
  writeRemoved,
} from './file-archive.ts';
import { RepeatedWork } from './repeated-work.ts';

const defaultMinFree = 512 * 1024 * 1024;

export interface FileKeeperOptions {
  dataDir: string;
  /** The folder of the uploaded files. */
  filesFolder: string;
  log: (event: object) => void;
  /** The bucket that the copies are copied to. */
  bucket?: BackupBucket | undefined;
  /** If less space than this is free, in bytes, copies of removed files are deleted at once. */
  minFree?: number;
}

/**
 * Keeps a copy of each uploaded file in DATA_DIR and in the bucket until a week after the file was removed. The log
 * archive leads back for the same time, so a restored row never names a lost file.
 */
export class FileKeeper extends RepeatedWork {
  readonly #options: FileKeeperOptions;
  readonly #archive: string;
  #archived = new Set<string>();
  #uploaded: Set<string> | undefined;
  #tidiedAt: Date | undefined;

  constructor(options: FileKeeperOptions) {
    super('file archive', options.log);
    this.#options = options;
    this.#archive = fileArchive(options.dataDir);
  }

  protected async work(): Promise<undefined> {
    try {
      await this.#update();
    } catch (error) {
      throw this.#sentence(error as Error, this.#archive);
    }
    const { bucket } = this.#options;
    await this.#upload().catch((error: Error) => {
      throw this.#sentence(error, `the bucket ${bucket?.name}`);
    });
  }

  async #update(): Promise<void> {
    const { filesFolder, minFree = defaultMinFree } = this.#options;
    // The file store of a new site is not open yet.
    if (!existsSync(filesFolder) && !existsSync(this.#archive)) return;
    const present = new Set(await pathsBelow(filesFolder));
    await fs.mkdir(this.#archive, { recursive: true, mode: 0o700 });
    const now = new Date();
    if (isNightDue(this.#tidiedAt, now)) {
      this.#archived = new Set(await pathsBelow(this.#archive));
      // The time is set first, so that a failure waits for the next night: the next steps read the times of all files.
      this.#tidiedAt = now;
      await this.#forgetReplaced(present);
      await this.#forgetRemoved(present, now);
    }
    const { bavail, bsize } = await fs.statfs(this.#archive);
    if (bavail * bsize < minFree) await this.#freeSpace(present, now);
    for (const path of present) {
      if (this.signal.aborted) return;
      if (!this.#archived.has(path) && (await this.#add(path))) this.#archived.add(path);
    }
  }

  #add(path: string): Promise<boolean> {
    const hidden = join(this.#archive, '.incoming');
    return addName(join(this.#options.filesFolder, path), join(this.#archive, path), hidden);
  }

  /** Forgets copies of replaced files. A file is replaced when metadata is removed from it, or by a restore. */
  async #forgetReplaced(present: Set<string>): Promise<void> {
    const timeOf = async (root: string, path: string) =>
      // A copy on another disk has its time in whole milliseconds.
      (await fs.stat(join(root, path)).catch(() => undefined))?.mtime.getTime();
    for (const path of this.#archived) {
      if (this.signal.aborted) return;
      if (!present.has(path)) continue;
      const time = await timeOf(this.#options.filesFolder, path);
      if (time !== undefined && time !== (await timeOf(this.#archive, path)))
        await this.#forget(path);
    }
  }

  /** Notes which files were removed, and deletes copies that no moment within reach can name. */
  async #forgetRemoved(present: Set<string>, now: Date): Promise<void> {
    const removed = await this.#noteRemoved(present, now);
    for (const [path, at] of removed) {
      if (now.getTime() - at.getTime() <= keptMs) continue;
      await this.#forget(path);
      removed.delete(path);
    }
    await writeRemoved(this.#options.dataDir, removed);
  }

  async #noteRemoved(present: Set<string>, now: Date): Promise<Map<string, Date>> {
    const removed = await readRemoved(this.#options.dataDir);
    for (const path of removed.keys()) if (present.has(path)) removed.delete(path);
    for (const path of this.#archived)
      if (!present.has(path) && !removed.has(path)) removed.set(path, now);
    await writeRemoved(this.#options.dataDir, removed);
    return removed;
  }

  /** Deletes a copy in the bucket, then on the disk. If the bucket fails, the copy on the disk causes another try. */
  async #forget(path: string): Promise<void> {
    await this.#options.bucket?.remove(copyInBucket(path));
    this.#uploaded?.delete(path);
    await this.#drop(path);
  }

  async #drop(path: string): Promise<void> {
    await fs.rm(join(this.#archive, path), { force: true });
    this.#archived.delete(path);
  }

  /**
   * Deletes the copies of removed files on the disk. The notes stay, so that the copies in the bucket are deleted
   * later.
   */
  async #freeSpace(present: Set<string>, now: Date): Promise<void> {
    const gone = [...this.#archived].filter((path) => !present.has(path));
    if (gone.length > 0) await this.#noteRemoved(present, now);
    for (const path of gone) await this.#drop(path);
  }

  async #upload(): Promise<void> {
    const { bucket } = this.#options;
    if (!bucket) return;
    this.#uploaded ??= await pathsInBucket(bucket);
    for (const path of this.#archived) {
      if (this.#uploaded.has(path)) continue;
      await bucket.put(copyInBucket(path), join(this.#archive, path), this.signal);
      this.#uploaded.add(path);
    }
  }

  #sentence(error: Error, place: string): Error {
    return new Error(
      `The uploaded files are not all copied to ${place}: ${error.message}. It is tried again every ten seconds; until then they are only on the disk and in backups.`,
      { cause: error },
    );
  }
}

async function pathsInBucket(bucket: BackupBucket): Promise<Set<string>> {
  const paths = new Set<string>();
  for await (const { path } of bucket.list('files')) paths.add(path.slice(copyInBucket('').length));
  return paths;
}
