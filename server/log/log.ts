import { type DestinationStream, pino } from 'pino';
import { loggedError } from './logged-error.ts';
import { loggedPath } from './logged-path.ts';

export type Log = Pick<
  ReturnType<typeof pino>,
  'debug' | 'info' | 'warn' | 'error' | 'isLevelEnabled'
>;

/**
 * One JSON object a line, on standard output unless given another stream. Secrets are removed wherever they
 * stand; `error` is an error as it was caught, of which no value is written that anybody entered.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (word) => ({ level: word }) },
      serializers: {
        error: (error: unknown) => loggedError(error),
        path: (path: unknown) => loggedPath(String(path)),
      },
      redact: {
        paths: [
          'password',
          '*.password',
          'cookie',
          '*.cookie',
          'authorization',
          '*.authorization',
          'token',
          '*.token',
          'secret',
          '*.secret',
        ],
        censor: '[removed]',
      },
    },
    destination ?? pino.destination(1),
  );
}
