import type { Database } from '#database/connect.ts';
import { pruneSecurityLog } from '#domain/administrators/security-log/security-log.server.ts';
import { forgetDevices } from '#domain/administrators/sessions/device.server.ts';
import { expireMessages } from '#domain/contact/desk/message-expiry.server.ts';
import type { Outbox } from '#domain/contact/outbox/mailer.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import { stripStoredFiles } from '#domain/files/strip-stored-files.server.ts';
import { expireBin } from '#domain/history/bin/bin.server.ts';
import { pruneHistory } from '#domain/history/recorded/prune-history.server.ts';
import { pruneInterest } from '#domain/interest/interest.server.ts';
import { forgetUnconfirmed } from '#domain/newsletter/confirmation.server.ts';
import { forgetDonePlans } from '#domain/planned/planning.server.ts';
import { expirePreviews } from '#domain/previews/draft.server.ts';
import type { Limits } from './limits/rate-limits.ts';
import { forgetTries } from './limits/shared-limit.ts';
import type { Log } from './log/log.ts';

/** The stores in which the tasks look for expired data. */
interface Stores {
  db: Database;
  files: FileStore;
  outbox: Outbox;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes expired data and removes metadata from stored files, now and once a day. If several processes start a task at
 * the same time, only one runs it. A failed task is logged with its name and does not stop the others. Returns a
 * function that stops the tasks.
 */
export function startDailyTasks(stores: Stores & { limits: Limits }, log: Log): () => void {
  const run = async () => {
    if (await stores.limits.dailyTasks.take('')) await runDailyTasks(stores, log);
  };
  const runSafely = () =>
    run().catch((error: unknown) => log.error({ error }, 'daily tasks not begun'));
  void runSafely();
  const timer = setInterval(runSafely, day);
  return () => clearInterval(timer);
}

/** Runs every daily task once. Never rejects. */
export async function runDailyTasks({ db, files, outbox }: Stores, log: Log): Promise<void> {
  /** Tasks by name; each returns how many rows or files it changed, if it counts them. */
  const tasks: Record<string, () => Promise<unknown>> = {
    'expire the bin': () => expireBin(db),
    'prune the history': () => pruneHistory(db),
    'prune what buyers looked for': () => pruneInterest(db),
    'prune the security log': () => pruneSecurityLog(db),
    'expire previews': () => expirePreviews({ db, files }),
    'expire messages': () => expireMessages(db, outbox),
    'forget unconfirmed subscriptions': () => forgetUnconfirmed(db),
    'forget devices': () => forgetDevices(db),
    'forget done plans': () => forgetDonePlans(db),
    'forget counted tries': () => forgetTries(db),
    'remove metadata from stored files': () => stripStoredFiles({ db, files, log }),
  };
  for (const [task, work] of Object.entries(tasks)) {
    try {
      const count = await work();
      if (count) log.info({ task, count }, 'daily task done');
    } catch (error) {
      log.error({ task, error }, 'daily task failed');
    }
  }
}
