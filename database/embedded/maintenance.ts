import * as fs from 'node:fs';
import { join } from 'node:path';
import { databasePaths } from './data-directory.ts';
import type { EmbeddedPool } from './embedded-pool.ts';
import { listSnapshots, takeSnapshot } from './snapshots.ts';

const nightHour = 3;
const lookEveryMilliseconds = 10 * 60_000;

/** Whether a night's work is due: 3 o'clock has gone by since it was last done, or it never was. */
export function isNightDue(last: Date | undefined, now: Date): boolean {
  if (last === undefined) return true;
  const night = new Date(now);
  night.setHours(nightHour, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return last < night;
}

/**
 * What a database server does by itself (there is no autovacuum): every ten minutes VACUUM ANALYZE
 * of tables that have many dead rows, at night of all tables, and a snapshot. A machine that was off
 * at night does it ten minutes after its start. Answers how to stop, which waits for work under way.
 */
export function startMaintenance(
  pool: EmbeddedPool,
  dataDir: string,
  log: (event: object) => void,
): () => Promise<void> {
  let working: Promise<void> = Promise.resolve();

  const work = async () => {
    const vacuum = (what: 'everything' | 'worn tables') =>
      pool.between((engine) => engine.perform({ kind: 'vacuum', what }));
    try {
      if (!isNightDue(lastNight(dataDir), new Date())) {
        await vacuum('worn tables');
        return;
      }
      await vacuum('everything');
      const snapshot = await takeSnapshot((folder) => pool.copyTo(folder), dataDir, 'daily');
      log({ event: 'database snapshot', snapshot });
    } catch (error) {
      log({ event: 'database maintenance failed', error: (error as Error).message });
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

function lastNight(dataDir: string): Date | undefined {
  const [newest] = listSnapshots(dataDir, 'daily');
  if (newest === undefined) return undefined;
  return fs.statSync(join(databasePaths(dataDir).snapshots, newest)).mtime;
}
