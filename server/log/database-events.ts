import type { Log } from './log.ts';

/** Whether a database event is a warning. */
const isWarning = (event: string) => /lost|hangs|failed|does not|elsewhere/.test(event);

/** Logs database events: the event is the message of the line. `onSnapshotFailed` gets the reason of a failed snapshot. */
export const databaseLog =
  (log: Log, onSnapshotFailed: (reason: string) => void) => (logged: object) => {
    const { event = 'database', ...details } = logged as { event?: string };
    if (event === 'database snapshot failed')
      onSnapshotFailed(String((details as { error?: unknown }).error));
    log[isWarning(event) ? 'warn' : 'info'](details, event);
  };
