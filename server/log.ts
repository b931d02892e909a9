import { pino } from 'pino';

export type Log = Pick<
  ReturnType<typeof pino>,
  'debug' | 'info' | 'warn' | 'error' | 'isLevelEnabled'
>;

/** One JSON object a line on standard output. Secrets are removed wherever they stand. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
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
  });
}
