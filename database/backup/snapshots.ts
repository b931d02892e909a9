import * as fs from 'node:fs';
import { basename, join } from 'node:path';
import { databasePaths } from '../data-directory/database-paths.ts';
import { stamp } from '../data-directory/stamp.ts';
import { backUp } from './backup.ts';

export type SnapshotKind = 'daily' | 'before-migration';

const kept = 7;
const nightHour = 3;
const lookEveryMilliseconds = 10 * 60_000;

/** Writes the database to an archive, lets the eighth newest of its kind go, and answers its file. */
export async function takeSnapshot(
  url: string,
  dataDir: string,
  kind: SnapshotKind,
): Promise<string> {
  const { snapshots } = databasePaths(dataDir);
  fs.mkdirSync(snapshots, { recursive: true, mode: 0o700 });
  const archive = join(snapshots, `${kind}-${stamp()}.tar.gz`);
  await backUp({ databaseUrl: url, archive });
  for (const name of oldestLast(listSnapshots(dataDir, kind), archive).slice(kept))
    fs.rmSync(join(snapshots, name));
  return archive;
}

/** Names that lie after the newest, made while the clock was wrong, count as the oldest. */
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

/** Removes what a kill in the middle of a snapshot left behind. The caller holds the lock. */
export function clearUnfinished(dataDir: string): void {
  const { snapshots } = databasePaths(dataDir);
  if (!fs.existsSync(snapshots)) return;
  for (const name of fs.readdirSync(snapshots)) {
    if (/\.(partial|contents)$/.test(name)) {
      fs.rmSync(join(snapshots, name), { recursive: true, force: true });
    }
  }
}

/** Whether a nightly snapshot is due: 3 o'clock has gone by since the last one, or there is none. */
export function isNightDue(last: Date | undefined, now: Date): boolean {
  if (last === undefined) return true;
  const night = new Date(now);
  night.setHours(nightHour, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return last < night;
}

/**
 * Takes a snapshot every night; a machine that was off then, ten minutes after its start. Answers
 * how to stop, which waits for one under way.
 */
export function startNightlySnapshots(
  url: string,
  dataDir: string,
  log: (event: object) => void,
): () => Promise<void> {
  let working: Promise<void> = Promise.resolve();
  const work = async () => {
    const now = new Date();
    if (!isNightDue(lastNight(dataDir, now), now)) return;
    try {
      log({ event: 'database snapshot', snapshot: await takeSnapshot(url, dataDir, 'daily') });
    } catch (error) {
      log({ event: 'database snapshot failed', error: (error as Error).message });
    }
  };
  const timer = setInterval(() => {
    working = working.then(work);
  }, lookEveryMilliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

function lastNight(dataDir: string, now: Date): Date | undefined {
  const { snapshots } = databasePaths(dataDir);
  return (
    listSnapshots(dataDir, 'daily')
      .map((name) => fs.statSync(join(snapshots, name)).mtime)
      // What is later than now was made while the clock was wrong.
      .filter((at) => at <= now)
      .reduce<Date | undefined>((last, at) => (last && last > at ? last : at), undefined)
  );
}
