import { S3ServiceException } from '@aws-sdk/client-s3';
import { StorageError } from '#domain/files/file-store.ts';

const fullStorageNames = ['InsufficientStorage', 'XMinioStorageFull', 'QuotaExceeded'];

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

/** Whether an object is missing in an existing bucket. */
export const isMissingObject = (error: unknown): boolean =>
  statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');

/** Whether a conditional PUT was refused because the name is taken. */
export const isTakenName = (error: unknown): boolean => [409, 412].includes(statusOf(error));

/** Converts an error of the object store to a StorageError. */
export function s3Failure(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const status = statusOf(error);
  const name = error instanceof Error ? error.name : '';
  if (status === 507 || fullStorageNames.includes(name)) {
    return new StorageError(507, 'there is no space left for files', error);
  }
  if (status === 413 || name === 'EntityTooLarge') {
    return new StorageError(413, 'the file is too large', error);
  }
  if (status === 401 || status === 403) {
    return new StorageError(403, 'the object store refused access', error);
  }
  if (status === 400) return new StorageError(400, 'the object store refused the request', error);
  if (status === 404) return new StorageError(500, 'the bucket does not exist', error);
  if (status > 0) return new StorageError(500, `the object store answered ${status}`, error);
  return new StorageError(500, 'the object store could not be reached', error);
}

/** Throws an error of the object store as a StorageError. */
export const throwS3Failure = (error: unknown): never => {
  throw s3Failure(error);
};
