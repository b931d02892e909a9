import * as fs from 'node:fs';
import { basename, join } from 'node:path';
import { databasePaths } from '../data-directory/database-paths.ts';
import { fileTimestamp } from '../data-directory/file-timestamp.ts';
import { snapshotsKept } from '../retention/periods.ts';
import { removeAbandoned } from './archive.ts';
import { backUp } from './backup.ts';

export type SnapshotKind = 'daily' | 'before-migration';

const nightHour = 3;
const checkIntervalMs = 10 * 60_000;

/** Backs up the database, keeps the newest snapshots of the kind, and returns the archive's path. */
export async function takeSnapshot(
  url: string,
  dataDir: string,
  kind: SnapshotKind,
): Promise<string> {
  const { snapshots } = databasePaths(dataDir);
  fs.mkdirSync(snapshots, { recursive: true, mode: 0o700 });
  const archive = join(snapshots, `${kind}-${fileTimestamp()}.tar.gz`);
  await backUp({ databaseUrl: url, archive });
  for (const name of oldestLast(listSnapshots(dataDir, kind), archive).slice(snapshotsKept))
    fs.rmSync(join(snapshots, name));
  return archive;
}

/** A name later than the newest archive was made while the clock was wrong, and counts as the oldest. */
function oldestLast(names: string[], newest: string): string[] {
  const isLater = (name: string) => name > basename(newest);
  return [...names.filter((name) => !isLater(name)), ...names.filter(isLater)];
}

/** The names of the complete snapshots of one kind, newest first. */
export function listSnapshots(dataDir: string, kind: SnapshotKind): string[] {
  const { snapshots } = databasePaths(dataDir);
  if (!fs.existsSync(snapshots)) return [];
  return fs
    .readdirSync(snapshots)
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.tar.gz'))
    .sort()
    .reverse();
}

/** Removes the temporary files of snapshots that were killed. The caller holds the lock. */
export const clearUnfinished = (dataDir: string): void =>
  removeAbandoned(
    databasePaths(dataDir).snapshots,
    /\.(partial|contents)$/,
    Number.NEGATIVE_INFINITY,
  );

/** Whether a nightly snapshot is due: 3 o'clock has passed since the last one, or there is none. */
export function isNightDue(last: Date | undefined, now: Date): boolean {
  if (last === undefined) return true;
  const night = new Date(now);
  night.setHours(nightHour, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return last < night;
}

/**
 * Takes a snapshot every night, or ten minutes after the start if the machine was off at night.
 * Returns a function that stops it and waits for a running snapshot.
 */
export function startNightlySnapshots(
  url: string,
  dataDir: string,
  log: (event: object) => void,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const check = async () => {
    const now = new Date();
    if (!isNightDue(lastNight(dataDir, now), now)) return;
    try {
      log({ event: 'database snapshot', snapshot: await takeSnapshot(url, dataDir, 'daily') });
    } catch (error) {
      log({ event: 'database snapshot failed', error: (error as Error).message });
    }
  };
  const timer = setInterval(() => {
    running = running.then(check);
  }, checkIntervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

function lastNight(dataDir: string, now: Date): Date | undefined {
  const { snapshots } = databasePaths(dataDir);
  return (
    listSnapshots(dataDir, 'daily')
      .map((name) => fs.statSync(join(snapshots, name)).mtime)
      // A time in the future comes from a wrong clock.
      .filter((at) => at <= now)
      .reduce<Date | undefined>((last, at) => (last && last > at ? last : at), undefined)
  );
}
