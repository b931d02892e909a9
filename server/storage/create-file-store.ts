import { join } from 'node:path';
import type { FileStore } from '#domain/files/file-store.ts';
import type { S3Environment } from '../env.ts';
import { createDiskStore } from './disk-store.ts';

/** The store that the configuration names: an S3 bucket, or folders below `<dataDir>/files`. */
export async function createFileStore({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3: S3Environment | undefined;
}): Promise<FileStore> {
  if (!s3) return createDiskStore({ root: join(dataDir, 'files') });
  // The S3 client takes a while to load, and most installations have no use for it.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(s3);
}
