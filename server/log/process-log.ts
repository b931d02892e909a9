import { format } from 'node:util';
import type { Log } from './log.ts';
import { loggedError } from './logged-error.ts';

const levels = { log: 'info', debug: 'debug', info: 'info', warn: 'warn', error: 'error' } as const;

/** Redirects the console, which libraries use, to the log, with errors in the log's form. */
export function logConsole(log: Log): void {
  for (const [name, level] of Object.entries(levels))
    Object.assign(console, {
      [name]: (...values: unknown[]) => log[level]({ text: inOneLine(values) }, 'console'),
    });
}

/** Logs the error that ends the process, because Node would print all of its fields. */
export function logLastError(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'uncaught exception, the process ends');
    process.exit(1);
  });
}

const inOneLine = (values: unknown[]) =>
  format(...values.map((one) => (one instanceof Error ? JSON.stringify(loggedError(one)) : one)));
