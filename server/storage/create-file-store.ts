import { join } from 'node:path';
import type { BackupBucket } from '#database/backup/backup-bucket.ts';
import { t } from '#domain/admin-words/t.ts';
import type { FileStore } from '#domain/files/file-store.ts';
import type { BackupEnvironment, S3Environment } from '../process/env.ts';
import { createDiskStore } from './disk-store.ts';

interface FilesEnvironment {
  dataDir: string;
  s3: S3Environment | undefined;
}

/** The folder of uploaded files on the disk. */
export const filesFolder = (dataDir: string) => join(dataDir, 'files');

/** Creates the configured file store: an S3 bucket, or folders below `<dataDir>/files`. */
export async function createFileStore({ dataDir, s3 }: FilesEnvironment): Promise<FileStore> {
  if (!s3) return createDiskStore({ root: filesFolder(dataDir) });
  // Loaded on demand, because the S3 client loads slowly and most installations do not use it.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(s3);
}

/** Describes the location of the store for an operator. */
export const filesPlace = ({ dataDir, s3 }: FilesEnvironment) =>
  s3 ? t('the bucket {name}', { name: s3.bucket }) : filesFolder(dataDir);

/** Opens the bucket for backups; undefined if there is none. */
export async function createBackupBucket(
  backups: BackupEnvironment | undefined,
): Promise<BackupBucket | undefined> {
  if (!backups) return undefined;
  const { openBackupBucket } = await import('./backup-bucket.ts');
  return openBackupBucket(backups);
}
