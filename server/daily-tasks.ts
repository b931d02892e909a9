import type { Database } from '#database/connect.ts';
import { forgetDevices } from '#domain/administrators/device.server.ts';
import { pruneSecurityLog } from '#domain/administrators/security-log.server.ts';
import { expireBin } from '#domain/history/bin.server.ts';
import { pruneHistory } from '#domain/history/prune.server.ts';
import { forgetDonePlans } from '#domain/planned/planning.server.ts';
import type { Log } from './log/log.ts';

const day = 24 * 60 * 60 * 1000;

/** Removes what is too old from the bin, the history, the plans and the security log, at once and daily. Answers how to stop. */
export function startDailyTasks(db: Database, log: Log): () => void {
  const run = async () => {
    try {
      const [binned, entries] = [await expireBin(db), await pruneHistory(db)];
      const events = await pruneSecurityLog(db);
      await forgetDevices(db);
      await forgetDonePlans(db);
      if (binned + entries + events > 0) log.info({ binned, entries, events }, 'history pruned');
    } catch (error) {
      log.error({ error }, 'pruning the history failed');
    }
  };
  void run();
  const timer = setInterval(run, day);
  return () => clearInterval(timer);
}
