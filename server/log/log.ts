import { type DestinationStream, pino } from 'pino';
import { workerNumber } from '../workers/worker.ts';
import { loggedError } from './logged-error.ts';
import { loggedPath } from './logged-path.ts';

export type Log = Pick<
  ReturnType<typeof pino>,
  'debug' | 'info' | 'warn' | 'error' | 'isLevelEnabled'
>;

const secretFields = ['password', 'cookie', 'authorization', 'token', 'secret'];

/**
 * Creates the log: one JSON object per line, on standard output by default; a worker adds its number. Fields with
 * secrets are removed; a field `error` takes a caught error and is logged without values that a user entered.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: workerNumber === undefined ? undefined : { worker: workerNumber },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (word) => ({ level: word }) },
      serializers: {
        error: (error: unknown) => loggedError(error),
        path: (path: unknown) => loggedPath(String(path)),
      },
      redact: {
        paths: secretFields.flatMap((name) => [name, `*.${name}`]),
        censor: '[removed]',
      },
    },
    destination ?? pino.destination(1),
  );
}
