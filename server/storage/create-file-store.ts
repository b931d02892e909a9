import { join } from 'node:path';
import type { FileStore } from '#domain/files/file-store.ts';
import type { S3Environment } from '../env.ts';
import { createDiskStore } from './disk-store.ts';

interface FilesEnvironment {
  dataDir: string;
  s3: S3Environment | undefined;
}

const filesFolder = (dataDir: string) => join(dataDir, 'files');

/** The store that the configuration names: an S3 bucket, or folders below `<dataDir>/files`. */
export async function createFileStore({ dataDir, s3 }: FilesEnvironment): Promise<FileStore> {
  if (!s3) return createDiskStore({ root: filesFolder(dataDir) });
  // The S3 client takes a while to load, and most installations have no use for it.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(s3);
}

/** Where this store is, in words for who operates the site. */
export const filesPlace = ({ dataDir, s3 }: FilesEnvironment) =>
  s3 ? `the bucket ${s3.bucket}` : filesFolder(dataDir);
