import { StorageError } from '#domain/files/file-store.ts';

/** Such as ENOENT; empty for what is no error of the system. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether a path names nothing; a name longer than the file system knows names nothing either. */
export const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(errorCode(error));

/** What went wrong on the disk, in the words of the upload errors. */
export function diskFailure(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StorageError(507, 'there is no space left for files', error);
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StorageError(403, 'the files may not be written', error);
  }
  if (code === 'EFBIG') return new StorageError(413, 'the file is too large', error);
  return new StorageError(500, `the disk could not be used (${code || 'unknown'})`, error);
}
