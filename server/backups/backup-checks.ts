import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readBackupCheck } from '#database/backup/check-backup.ts';
import { lastBackup } from '#database/data-directory/last-backup.ts';
import type { Log } from '../log/log.ts';
import { projectRoot } from '../process/project-root.ts';

const hour = 60 * 60_000;
const week = 7 * 24 * hour;

/** Whether a backup exists and no backup has been checked for a week. */
export const isCheckDue = (dataDir: string, now: Date): boolean =>
  lastBackup(dataDir) !== undefined &&
  now.getTime() - (readBackupCheck(dataDir)?.at.getTime() ?? 0) >= week;

/**
 * Checks the newest backup once a week. The check runs in its own process, because it would block this one for seconds.
 * That process stores the result and sends the alert. Returns a function that stops the checks.
 */
export function startBackupChecks(dataDir: string, log: Log): () => void {
  const scripts = join(projectRoot, 'scripts');
  const stopping = new AbortController();
  const check = async () => {
    if (!isCheckDue(dataDir, new Date())) return;
    const child = spawn(
      process.execPath,
      ['--import', join(scripts, 'command.js'), join(scripts, 'check-backup.ts')],
      { cwd: projectRoot, stdio: ['ignore', 'ignore', 'pipe'], signal: stopping.signal },
    );
    const [[code], complaint] = await Promise.all([once(child, 'close'), text(child.stderr)]);
    if (code === 0) log.info({}, 'backup checked');
    else log.error({ error: new Error(complaint.trim()) }, 'backup check failed');
  };
  const timer = setInterval(
    () =>
      check().catch(
        (error) => !stopping.signal.aborted && log.error({ error }, 'backup check failed'),
      ),
    hour,
  );
  timer.unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
  };
}
