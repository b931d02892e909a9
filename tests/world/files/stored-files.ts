import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileFolder, FileStore } from '#domain/files/file-store.ts';
import { storedPathOf } from '#domain/files/stored-path.ts';
import type { World } from '../world.ts';

/** The paths of all files in a store, sorted. */
export async function storedFiles(files: FileStore): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of files.list()) paths.push(path);
  return paths.sort();
}

/** Stores a file that nothing has ever referred to, older than any running save; returns its address. */
export async function storeUnreferencedFile(
  world: World,
  folder: FileFolder,
  extension: string,
  size = 3,
): Promise<string> {
  const address = await world.files.put(folder, new Uint8Array(size), extension);
  const hoursAgo = Date.now() / 1000 - 61 * 60;
  await utimes(join(world.dataDir, 'files', storedPathOf(address) ?? ''), hoursAgo, hoursAgo);
  return address;
}

/** The errors of a store, and the texts of the back-office for them. */
export const storeRefusals = [
  [400, 'Storage upload failed: Invalid file or request. Please check file format and size.'],
  [403, 'Please ask your administrator to check the storage bucket permissions.'],
  [413, 'File too large: The file you are trying to upload exceeds the maximum allowed size.'],
  [500, 'Storage upload failed: the bucket is on fire'],
] as const;
