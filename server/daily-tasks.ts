import type { Database } from '#database/connect.ts';
import { forgetDevices } from '#domain/administrators/device.server.ts';
import { pruneSecurityLog } from '#domain/administrators/security-log.server.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { expireBin } from '#domain/history/bin.server.ts';
import { pruneHistory } from '#domain/history/prune.server.ts';
import { forgetDonePlans } from '#domain/planned/planning.server.ts';
import { expirePreviews } from '#domain/previews/draft.server.ts';
import type { Log } from './log/log.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes what is too old from the bin, the history, the security log, the plans, drafts and links to
 * previews, at once and daily. Answers how to stop.
 */
export function startDailyTasks(db: Database, files: FileStore, log: Log): () => void {
  const run = async () => {
    try {
      const [binned, entries] = [await expireBin(db), await pruneHistory(db)];
      const events = await pruneSecurityLog(db);
      const previews = await expirePreviews({ db, files });
      await forgetDevices(db);
      await forgetDonePlans(db);
      if (binned + entries + events + previews > 0)
        log.info({ binned, entries, events, previews }, 'history pruned');
    } catch (error) {
      log.error({ error }, 'pruning the history failed');
    }
  };
  void run();
  const timer = setInterval(run, day);
  return () => clearInterval(timer);
}
