import { StorageError } from '#domain/files/file-store.ts';

/** The code of a system error such as ENOENT; empty for any other error. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether an error means that a path does not exist, also because its name is too long. */
export const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(errorCode(error));

/** Undefined for an error that means that a path does not exist. Throws any other error. */
export function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** Converts an error of the disk to a StorageError with a matching status. */
export function diskFailure(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StorageError(507, 'there is no space left for files', error);
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StorageError(403, 'the files cannot be written', error);
  }
  if (code === 'EFBIG') return new StorageError(413, 'the file is too large', error);
  return new StorageError(500, `the disk could not be used (${code || 'unknown'})`, error);
}
