import * as fs from 'node:fs';
import { join } from 'node:path';
import type { BackupBucket } from '../backup/backup-bucket.ts';
import { isNightDue } from '../backup/snapshots.ts';
import { databasePaths } from '../data-directory/database-paths.ts';
import { pausedName } from '../embedded/log-archiving.ts';
import { basesOf, bytesSinceBase, unneededFiles } from './archive-contents.ts';
import { ArchiveCopy } from './archive-copy.ts';
import { archivedFiles, waitingParts } from './archive-folder.ts';
import { takeBaseBackup } from './base-backup.ts';
import { RepeatedWork } from './repeated-work.ts';

const megabyte = 1024 * 1024;

/** PostgreSQL tries again after a minute if a part of the log could not be archived. */
const patienceMs = 2 * 60_000;

/** What the archive may use, and when it stops so that the database has the rest of the disk. */
const defaultLimits = {
  /** The share of the disk that base backups and log may take. */
  share: 0.25,
  /** Below this free space the log is dropped, until there is twice as much. */
  minFree: 512 * megabyte,
  /** The number of parts of the log, 16 MB each, that may wait before the archive pauses. */
  waiting: 32,
  /** The most bytes of log that a restore has to replay. */
  log: 512 * megabyte,
};

export interface ArchiveKeeperOptions {
  url: string;
  dataDir: string;
  log: (event: object) => void;
  /** The bucket that the archive is copied to. */
  bucket?: BackupBucket | undefined;
  limits?: Partial<typeof defaultLimits>;
}

/**
 * Keeps the log archive of a running server: takes base backups, removes unneeded files, and pauses the archive before
 * it fills the disk of the database.
 */
export class ArchiveKeeper extends RepeatedWork {
  readonly #options: ArchiveKeeperOptions;
  readonly #limits: typeof defaultLimits;
  readonly #copy: ArchiveCopy | undefined;
  #needsBase = true;

  constructor(options: ArchiveKeeperOptions) {
    super('log archive', options.log);
    this.#options = options;
    const { bucket, dataDir } = options;
    this.#limits = { ...defaultLimits, ...options.limits };
    this.#copy = bucket && new ArchiveCopy(bucket, dataDir, this.signal);
  }

  protected async work(): Promise<string | undefined> {
    // The copy also runs after a failure, because the files that were archived before are still useful.
    const parts = [
      async () => this.#pause() ?? (await this.#keep()),
      async () => await this.#copy?.update(),
    ];
    let failure: string | undefined;
    for (const part of parts) {
      if (this.signal.aborted) return undefined;
      const found = await part().catch((error: Error) => error.message);
      failure ??= found || undefined;
    }
    return failure;
  }

  /** Pauses the archive or ends the pause. Returns the reason while the archive is paused. */
  #pause(): string | undefined {
    const { archive } = databasePaths(this.#options.dataDir);
    const paused = join(archive, pausedName);
    const isPaused = fs.existsSync(paused);
    const { bavail, bsize } = fs.statfsSync(archive);
    const minFree = this.#limits.minFree * (isPaused ? 2 : 1);
    const waiting = waitingParts(this.#options.dataDir).length;
    const reason =
      bavail * bsize < minFree
        ? 'the disk is nearly full'
        : waiting > this.#limits.waiting && 'its folder cannot be written, or gzip is missing';
    if (!reason) {
      // The pause ends when PostgreSQL has dropped all waiting parts.
      if (isPaused && waiting === 0) fs.rmSync(paused);
      return isPaused ? this.failure : undefined;
    }
    this.#needsBase = true;
    if (!isPaused) fs.writeFileSync(paused, '');
    return `The log archive is paused: ${reason}. Until it works again, up to a day of changes can be lost.`;
  }

  async #keep(): Promise<string | undefined> {
    const { url, dataDir } = this.#options;
    const files = archivedFiles(dataDir);
    const last = basesOf(files)[0]?.at;
    if (
      this.#needsBase ||
      isNightDue(last, new Date()) ||
      bytesSinceBase(files) > this.#limits.log
    ) {
      this.log({
        event: 'base backup',
        path: await takeBaseBackup(url, dataDir, this.signal),
      });
      this.#needsBase = false;
      this.#removeUnneeded();
      await this.#copy?.removeUnneeded();
    }
    // Parts may wait for a while on a busy machine, as after a base backup. That is no failure.
    const overdue = Date.now() - patienceMs;
    return waitingParts(dataDir).some(({ since }) => since.getTime() < overdue)
      ? 'The log is not archived: its folder cannot be written, or gzip is missing.'
      : undefined;
  }

  #removeUnneeded(): void {
    const { archive } = databasePaths(this.#options.dataDir);
    const { blocks, bsize } = fs.statfsSync(archive);
    const files = archivedFiles(this.#options.dataDir);
    for (const path of unneededFiles(files, new Date(), blocks * bsize * this.#limits.share))
      fs.rmSync(join(archive, path), { force: true });
  }
}
