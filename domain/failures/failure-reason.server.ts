import type { StorageError } from '../files/file-store.ts';
import { uploadErrorText } from '../files/upload/upload-errors.ts';

interface DatabaseFailure {
  code: string;
  constraint: string | undefined;
}

/** The SQLSTATE code and constraint of a database error, also if it is wrapped; undefined for other errors. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) {
      const constraint = 'constraint' in at && at.constraint ? String(at.constraint) : undefined;
      return { code: at.code, constraint };
    }
  }
  return undefined;
}

/** Whether the error is a violation of this unique constraint. */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const failure = databaseFailure(error);
  return failure?.code === '23505' && failure.constraint === constraint;
}

export type FailureKind = 'storage permission' | 'row security' | 'other';

const reasons: Record<string, string> = {
  '23503': 'A record that this one refers to no longer exists.',
  '23505': 'The same entry already exists.',
  '23514': 'The database does not accept one of the values.',
  '22001': 'One of the texts is too long.',
  '42501': 'The database refused permission (row-level security).',
  '53100': 'The database’s disk is full.',
  '54000': 'One of the texts is too long.',
  '57014': 'The database took too long to answer.',
};

/**
 * The StorageError in an error's causes. It is found by name, because the server and the build contain
 * different copies of the class.
 */
export function storageFailure(error: unknown): StorageError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.name === 'StorageError') return at as StorageError;
  }
  return undefined;
}

/** The reason for an error as a text for users, without SQL, addresses or secrets. */
export function failureReason(error: unknown): { kind: FailureKind; text: string } {
  const storage = storageFailure(error);
  if (storage) {
    const text = uploadErrorText(storage);
    return { kind: storage.status === 403 ? 'storage permission' : 'other', text };
  }
  const code = databaseFailure(error)?.code ?? '';
  const text = reasons[code] ?? 'The database could not complete this. Please try again.';
  return { kind: code === '42501' ? 'row security' : 'other', text };
}
