import pg from 'pg';
import type { ErrorFields } from './engine-messages.ts';

/** The embedded engine's error as the one that pg throws, with the same fields. */
export function toDatabaseError(fields: ErrorFields): Error {
  const { message, code } = fields;
  if (code === undefined) return new EngineFailure(explain(message));
  return Object.assign(new pg.DatabaseError(explain(message), message.length, 'error'), fields, {
    message: explain(message),
    name: 'error',
  });
}

/** The engine broke under the statement: whether it was kept is known only after the next start. */
export class EngineFailure extends Error {
  override name = 'EngineFailure';
  readonly code = '58000';
}

function explain(message: string): string {
  if (!/No space left on device/i.test(message)) return message;
  return `The disk is full: ${message}. Nothing of this statement was kept; it works again when there is space.`;
}
