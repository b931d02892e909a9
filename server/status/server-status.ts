import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupCheck, readBackupCheck } from '#database/backup/check-backup.ts';
import { type LastBackup, lastBackup } from '#database/data-directory/last-backup.ts';
import { type ArchiveState, readArchiveState } from '#database/log-archive/archive-state.ts';
import { type FileCopies, readFileCopies } from '#database/log-archive/file-copies.ts';
import type { ReplicaReads } from '../database/replica-reads.ts';
import type { Environment } from '../process/env.ts';
import { projectRoot } from '../process/project-root.ts';
import { filesPlace } from '../storage/create-file-store.ts';
import { type DiskSpace, diskSpace } from '../storage/disk-space.ts';

/** What this process and its machine say about themselves, for administrators. */
export interface ServerStatus {
  version: string;
  /** The time of the build; undefined in development. */
  built: Date | undefined;
  started: Date;
  /** The processes of this start that serve the site. */
  processes: number;
  hasOwnDatabase: boolean;
  /** The read replicas that this process uses, and those that it leaves out; undefined if none are set. */
  replicas: { used: number; left_out: number } | undefined;
  disk: DiskSpace;
  /** The location of the stored files. */
  filesPlace: string;
  backup: LastBackup | undefined;
  /** The last check of a backup. */
  backupCheck: BackupCheck | undefined;
  /** The log archive of the embedded server. */
  archive: ArchiveState | undefined;
  /** The copies of uploaded files; undefined if none were made, as for files in a bucket. */
  fileCopies: FileCopies | undefined;
}

/** Returns a function that reads the status. */
export function serverStatusOf(
  env: Environment,
  buildDir: string,
  reads: Pick<ReplicaReads, 'counts'>,
): () => Promise<ServerStatus> {
  return async () => {
    const [manifest, built, disk] = await Promise.all([
      readFile(join(projectRoot, 'package.json'), 'utf8'),
      stat(join(buildDir, 'server', 'index.js')).catch(() => undefined),
      diskSpace(env.dataDir),
    ]);
    return {
      ...{ version: (JSON.parse(manifest) as { version: string }).version, built: built?.mtime },
      started: new Date(performance.timeOrigin),
      processes: env.workers,
      hasOwnDatabase: env.databaseUrl === undefined,
      replicas: env.replicaUrls.length > 0 ? reads.counts : undefined,
      ...{ disk, filesPlace: filesPlace(env), backup: lastBackup(env.dataDir) },
      backupCheck: readBackupCheck(env.dataDir),
      archive: env.databaseUrl === undefined ? readArchiveState(env.dataDir) : undefined,
      fileCopies: env.s3 ? undefined : readFileCopies(env.dataDir),
    };
  };
}
