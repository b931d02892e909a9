import { randomBytes } from 'node:crypto';
import { StorageError } from '#domain/files/file-store.ts';

/** '<timestamp>-<random>.<extension>': nobody can guess it, and no two files ever share it. */
export function newStoredName(extension: string): string {
  if (!/^[a-z0-9]{1,8}$/.test(extension)) {
    throw new StorageError(400, 'the file has no usable ending');
  }
  return `${Date.now()}-${randomBytes(8).toString('hex')}.${extension}`;
}
