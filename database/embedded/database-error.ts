import pg from 'pg';
import type { ErrorFields } from './engine-messages.ts';

/** The embedded engine's error as the one that pg throws, with the same fields. */
export function toDatabaseError(fields: ErrorFields): Error {
  const { message, code } = fields;
  if (code === undefined) return new Error(message);
  const text =
    code === diskFull
      ? `The disk is full: ${message}. Nothing of this was kept; it works again when there is space.`
      : message;
  const error = new pg.DatabaseError(text, text.length, 'error');
  return Object.assign(error, fields, { message: text, name: 'error' });
}

const diskFull = '53100';

/**
 * The engine broke under the statement and is replaced by a new one for the next statement,
 * which replays the log. Whether a commit that was under way was kept shows only then.
 */
export class EngineBroken extends Error {
  override name = 'EngineBroken';
  readonly code: string;

  constructor(reason: string) {
    const full = /No space left on device/i.test(reason);
    super(
      full
        ? `The disk is full: ${reason}. The change was not acknowledged; it works again when there is space.`
        : `The database engine broke: ${reason}. The change was not acknowledged.`,
    );
    this.code = full ? diskFull : '58000';
  }
}
