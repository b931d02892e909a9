import { format } from 'node:util';
import type { Log } from './log.ts';
import { loggedError } from './logged-error.ts';

const levels = { log: 'info', debug: 'debug', info: 'info', warn: 'warn', error: 'error' } as const;

/** Makes what libraries say to the console a line of the log, with errors as the log writes them. */
export function logConsole(log: Log): void {
  for (const [name, level] of Object.entries(levels))
    Object.assign(console, {
      [name]: (...values: unknown[]) => log[level]({ said: inOneLine(values) }, 'console'),
    });
}

/** Logs the error that ends the process: Node itself would print all that it holds. */
export function logLastError(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'the process ends');
    process.exit(1);
  });
}

const inOneLine = (values: unknown[]) =>
  format(...values.map((one) => (one instanceof Error ? JSON.stringify(loggedError(one)) : one)));
