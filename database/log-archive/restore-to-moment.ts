import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unpackArchive } from '../backup/archive.ts';
import type { BackupBucket } from '../backup/backup-bucket.ts';
import { databasePaths, flush } from '../data-directory/database-paths.ts';
import { lockDirectory } from '../data-directory/directory-lock.ts';
import { isEmpty } from '../embedded/cluster.ts';
import { EmbeddedServer } from '../embedded/embedded-server.ts';
import { clusterIdentifier, restoreCommand } from '../embedded/log-archiving.ts';
import { stopOrphan } from '../embedded/postmaster-file.ts';
import { finishRestore } from '../embedded/restored-directory.ts';
import {
  type ArchivedFile,
  type Chain,
  chainTo,
  lastChainBefore,
  restorablePeriods,
} from './archive-contents.ts';
import { archivedInBucket, pathInBucket } from './archive-copy.ts';
import { archivedFiles, unarchivedFiles } from './archive-folder.ts';
import { bringBackFiles } from './bring-back-files.ts';

export interface MomentTarget {
  dataDir: string;
  postgresBin?: string | undefined;
  /** The folder of uploaded files on the disk. */
  filesFolder?: string | undefined;
  /** The bucket that the archive was copied to. */
  bucket?: BackupBucket | undefined;
}

export interface RestoredMoment {
  /** The new path of the previous database. */
  previous: string | undefined;
  /** The number of uploaded files that were missing and are restored. */
  files: number;
}

/**
 * Restores the embedded database to a moment, from the log archive: first its files, then its rows. If it is killed,
 * the next start finds the old database or the restored one, whole.
 */
export async function restoreToMoment(
  { dataDir, postgresBin, filesFolder, bucket }: MomentTarget,
  moment: Date,
): Promise<RestoredMoment> {
  fs.mkdirSync(dataDir, { recursive: true });
  const lock = lockDirectory(dataDir);
  try {
    await finishRestore(dataDir);
    await stopOrphan(databasePaths(dataDir).database);
    const localFiles = () => [...archivedFiles(dataDir), ...unarchivedFiles(dataDir)];
    let chain = chainTo(localFiles(), moment);
    if (!chain && bucket) {
      await fetchArchive(bucket, dataDir, moment);
      chain = chainTo(localFiles(), moment);
    }
    if (!chain) throw new Error(refusedMoment(moment, localFiles()));
    const broughtBack =
      filesFolder === undefined ? 0 : await bringBack({ dataDir, filesFolder, bucket }, moment);
    const recover = (target: Record<string, string>) =>
      recoverCluster(dataDir, postgresBin, chain, target);
    await recover({ recovery_target_time: postgresTime(moment) }).catch((error: Error) => {
      // There was no change after the moment, so the end of the log is the wanted state.
      if (!error.message.includes('before configured recovery target was reached')) throw error;
      return recover({});
    });
    const addRest = copyRest(dataDir);
    const { restoring, restored } = databasePaths(dataDir);
    fs.renameSync(restoring, restored);
    flush(join(restored, '..'));
    addRest();
    return { previous: await finishRestore(dataDir), files: broughtBack };
  } finally {
    lock.release();
  }
}

/** Throws a sentence if a file cannot be brought back. */
const bringBack: typeof bringBackFiles = (place, moment) =>
  bringBackFiles(place, moment).catch((error: Error) => {
    throw new Error(
      `The uploaded files could not be brought back: ${error.message}. The database was not changed.`,
      { cause: error },
    );
  });

/** Downloads the base backup and log of the moment, or of the last moment before it, into the archive on the disk. */
async function fetchArchive(bucket: BackupBucket, dataDir: string, moment: Date): Promise<void> {
  const files = await archivedInBucket(bucket);
  const chain = chainTo(files, moment) ?? lastChainBefore(files, moment);
  if (!chain) return;
  const { archive } = databasePaths(dataDir);
  const { base, segments } = chain;
  const log = `${base.cluster}/wal`;
  fs.mkdirSync(join(archive, log), { recursive: true, mode: 0o700 });
  const isNeeded = ({ path }: ArchivedFile) =>
    path === base.path ||
    (path.startsWith(`${log}/`) && path.endsWith('.history.gz')) ||
    segments.some((segment) => path === `${log}/${segment}.gz`);
  for (const { path } of files.filter(isNeeded))
    if (!fs.existsSync(join(archive, path)))
      await bucket.fetch(pathInBucket(path), join(archive, path));
}

function refusedMoment(moment: Date, files: ArchivedFile[]): string {
  const periods = restorablePeriods(files).map(
    ({ from, until }) => `from ${from.toISOString()} to ${until.toISOString()}`,
  );
  return periods.length === 0
    ? 'The log archive has no complete base backup: restore a backup with npm run restore -- FILE. Nothing was changed.'
    : `The database cannot go back to ${moment.toISOString()}. Possible are moments ${periods.join(', and ')}. Nothing was changed.`;
}

const postgresTime = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '+00');

/** Unpacks the base backup beside the database. PostgreSQL then replays the log to the target, or to its end. */
async function recoverCluster(
  dataDir: string,
  postgresBin: string | undefined,
  { base }: Chain,
  target: Record<string, string>,
): Promise<void> {
  const { archive, database, restoring } = databasePaths(dataDir);
  const log = join(archive, base.cluster, 'wal');
  const isSameCluster = !isEmpty(database) && clusterIdentifier(database) === base.cluster;
  fs.rmSync(restoring, { recursive: true, force: true });
  await unpackArchive(join(archive, base.path), restoring);
  fs.writeFileSync(join(restoring, 'recovery.signal'), '');
  const server = await EmbeddedServer.start({
    ...{ dataDir, postgresBin, place: 'restoring', log: () => undefined },
    settings: {
      restore_command: restoreCommand(log, isSameCluster ? join(database, 'pg_wal') : undefined),
      recovery_target_timeline: 'current',
      recovery_target_action: 'promote',
      hot_standby: 'off',
      ...target,
    },
  });
  await server.stop();
  keepHistories(join(restoring, 'pg_wal'), log);
}

/**
 * Copies the unarchived log of a killed server, so that a later restore can reach the last moment of the replaced
 * database. Returns a function that adds the copies to the archive. It is called after the database is replaced,
 * because until then the old server may still write to these parts.
 */
function copyRest(dataDir: string): () => void {
  const { archive, database } = databasePaths(dataDir);
  const archived = new Set(archivedFiles(dataDir).map(({ path }) => path));
  const files = unarchivedFiles(dataDir)
    .map(({ path }) => ({ path, from: join(database, 'pg_wal', basename(path)) }))
    .map((file) => ({ ...file, modified: fs.statSync(file.from).mtime }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const latest = Math.max(...files.map(({ modified }) => modified.getTime()));
  // PostgreSQL prepares files for later parts, so the last written part is the one with the latest time. Two parts may
  // have the same time, which is only exact to some milliseconds.
  const last = files.findLastIndex(({ modified }) => modified.getTime() === latest);
  const copies = files
    .slice(0, last + 1)
    .filter(({ path }, place) => place === last || !archived.has(`${path}.gz`))
    .map((file) => ({ ...file, copy: join(archive, `${file.path}.partial`) }));
  for (const { path, from, modified, copy } of copies) {
    fs.mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
    fs.writeFileSync(copy, gzipSync(fs.readFileSync(from)));
    // The last part describes the database until now.
    const until = path === files[last]?.path ? new Date() : modified;
    fs.utimesSync(copy, until, until);
  }
  return () => {
    for (const { path, copy } of copies) fs.renameSync(copy, join(archive, `${path}.gz`));
  };
}

/** Archives the history files, so that a later restore does not use the number of this timeline again. */
function keepHistories(from: string, log: string): void {
  for (const name of fs.readdirSync(from).filter((name) => name.endsWith('.history')))
    fs.writeFileSync(join(log, `${name}.gz`), gzipSync(fs.readFileSync(join(from, name))));
}
