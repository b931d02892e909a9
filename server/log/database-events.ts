import type { Log } from './log.ts';

/** Whether an event of the database is more than a step of its work. */
const isTrouble = (event: string) => /lost|hangs|failed|does not|elsewhere/.test(event);

/** Writes the events of the database as every other line: what happened is `msg`. */
export const databaseLog = (log: Log) => (happened: object) => {
  const { event = 'database', ...details } = happened as { event?: string };
  log[isTrouble(event) ? 'warn' : 'info'](details, event);
};
