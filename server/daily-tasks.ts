import type { Database } from '#database/connect.ts';
import { expireBin } from '#domain/history/bin.server.ts';
import { pruneHistory } from '#domain/history/prune.server.ts';
import type { Log } from './log/log.ts';

const day = 24 * 60 * 60 * 1000;

/** Empties the bin of what is too old and prunes the history, at once and daily. Answers how to stop. */
export function startDailyTasks(db: Database, log: Log): () => void {
  const run = async () => {
    try {
      const [binned, entries] = [await expireBin(db), await pruneHistory(db)];
      if (binned + entries > 0) log.info({ binned, entries }, 'history pruned');
    } catch (error) {
      log.error({ error }, 'pruning the history failed');
    }
  };
  void run();
  const timer = setInterval(run, day);
  return () => clearInterval(timer);
}
