import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupBucket } from '../backup/backup-bucket.ts';
import { isNightDue } from '../backup/snapshots.ts';
import type { DirectoryLock } from '../data-directory/directory-lock.ts';
import { keptMs } from './archive-contents.ts';
import {
  addName,
  copiesInBucket,
  copyInBucket,
  fileArchive,
  lockFileArchive,
  pathsBelow,
  readRemoved,
  writeRemoved,
} from './file-archive.ts';
import { readFileCopies, writeFileCopies } from './file-copies.ts';
import { RepeatedWork } from './repeated-work.ts';

const defaultMinFree = 512 * 1024 * 1024;

const noteMs = 60_000;

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
 * Keeps a copy of each uploaded file in DATA_DIR and in the bucket, until a week after the file was removed: as long as
 * a restore to a moment can name it.
 */
export class FileKeeper extends RepeatedWork {
  readonly #options: FileKeeperOptions;
  readonly #archive: string;
  #archived = new Set<string>();
  #uploaded: Set<string> | undefined;
  #tidiedAt: Date | undefined;
  #present = new Set<string>();
  #lock: DirectoryLock | undefined;
  #noted = { at: Number.NEGATIVE_INFINITY, state: '' };

  constructor(options: FileKeeperOptions) {
    super('file archive', options.log);
    this.#options = options;
    this.#archive = fileArchive(options.dataDir);
  }

  override async stop(): Promise<void> {
    await super.stop();
    this.#lock?.release();
  }

  protected async work(): Promise<string | undefined> {
    // The file store of a new site is not open yet.
    if (!existsSync(this.#options.filesFolder) && !existsSync(this.#archive)) return undefined;
    const failure = await this.#copy();
    // Another process may keep the copies of this folder.
    if (this.#lock && !this.signal.aborted) this.#note(failure);
    return failure;
  }

  /** Returns why files are not copied, as a sentence. */
  async #copy(): Promise<string | undefined> {
    try {
      await fs.mkdir(this.#archive, { recursive: true, mode: 0o700 });
      this.#lock ??= lockFileArchive(this.#options.dataDir);
      await this.#update();
    } catch (error) {
      if ((error as Error).name === 'DirectoryInUse') return undefined;
      return this.#sentence(error as Error, this.#archive);
    }
    const { bucket } = this.#options;
    return this.#upload().then(
      () => undefined,
      (error: Error) => this.#sentence(error, `the bucket ${bucket?.name}`),
    );
  }

  /** Stores how the copies stand, at once if that has changed and else once a minute. */
  #note(failure: string | undefined): void {
    const { bucket, dataDir } = this.#options;
    const lacksCopy = (path: string) =>
      !this.#archived.has(path) || (bucket !== undefined && !this.#uploaded?.has(path));
    const waiting = [...this.#present].filter(lacksCopy).length;
    const state = { files: this.#present.size, waiting, failure };
    const now = performance.now();
    const text = JSON.stringify(state);
    if (text === this.#noted.state && now - this.#noted.at < noteMs) return;
    this.#noted = { at: now, state: text };
    const checked = new Date();
    const isComplete = waiting === 0 && failure === undefined;
    const complete = isComplete ? checked : readFileCopies(dataDir)?.complete;
    writeFileCopies(dataDir, { ...state, checked, complete });
  }

  async #update(): Promise<void> {
    const { filesFolder, minFree = defaultMinFree } = this.#options;
    const present = new Set(await pathsBelow(filesFolder));
    this.#present = present;
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
      if (this.#archived.has(path) || !(await this.#add(path))) continue;
      this.#archived.add(path);
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
    this.#uploaded ??= await copiesInBucket(bucket);
    for (const path of this.#archived) {
      if (this.#uploaded.has(path)) continue;
      await bucket.put(copyInBucket(path), join(this.#archive, path), this.signal);
      this.#uploaded.add(path);
      this.#noteProgress();
    }
  }

  #noteProgress(): void {
    if (performance.now() - this.#noted.at >= noteMs) this.#note(undefined);
  }

  #sentence = ({ message }: Error, place: string): string =>
    `The uploaded files are not all copied to ${place}: ${message}. It is tried again every ten seconds; until then they are only on the disk and in backups.`;
}
