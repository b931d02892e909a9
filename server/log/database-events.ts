import type { Log } from './log.ts';

const warnings = /lost|hangs|failed|does not|elsewhere/;

/**
 * Logs database events: the event is the message of the line. `onBackupFailed` gets the reason of a failed
 * snapshot, or of an archive that does not work.
 */
export const databaseLog =
  (log: Log, onBackupFailed: (reason: string) => void) => (logged: object) => {
    const { event = 'database', ...details } = logged as { event?: string };
    if (/^(database snapshot|log archive|file archive) failed$/.test(event))
      onBackupFailed(String((details as { error?: unknown }).error));
    log[warnings.test(event) ? 'warn' : 'info'](details, event);
  };
