import type { Log } from './log.ts';

/** Whether a database event is a warning. */
const isWarning = (event: string) => /lost|hangs|failed|does not|elsewhere/.test(event);

/** Logs database events: the event is the message of the line. */
export const databaseLog = (log: Log) => (logged: object) => {
  const { event = 'database', ...details } = logged as { event?: string };
  log[isWarning(event) ? 'warn' : 'info'](details, event);
};
