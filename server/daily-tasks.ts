import type { Database } from '#database/connect.ts';
import { forgetDevices } from '#domain/administrators/device.server.ts';
import { pruneSecurityLog } from '#domain/administrators/security-log.server.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { stripStoredFiles } from '#domain/files/strip-stored-files.server.ts';
import { expireBin } from '#domain/history/bin.server.ts';
import { pruneHistory } from '#domain/history/prune.server.ts';
import { forgetDonePlans } from '#domain/planned/planning.server.ts';
import { expirePreviews } from '#domain/previews/draft.server.ts';
import type { Log } from './log/log.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes expired entries of the bin, the history, the security log, the plans, the drafts and the preview
 * links, and metadata from stored files: now and once a day. Returns a function that stops it.
 */
export function startDailyTasks(db: Database, files: FileStore, log: Log): () => void {
  const prune = async () => {
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
  const strip = async () => {
    try {
      const changed = await stripStoredFiles({ db, files, log });
      if (changed !== undefined) log.info({ changed }, 'metadata removed from stored files');
    } catch (error) {
      log.error({ error }, 'removing metadata from stored files failed');
    }
  };
  const runAll = async () => {
    await prune();
    await strip();
  };
  void runAll();
  const timer = setInterval(runAll, day);
  return () => clearInterval(timer);
}
