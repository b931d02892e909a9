import { statfs } from 'node:fs/promises';

/** The space of a disk in bytes. */
export interface DiskSpace {
  /** The bytes that this user may still write. */
  free: number;
  total: number;
}

/** The space of the disk that holds a folder. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
