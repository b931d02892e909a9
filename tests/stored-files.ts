import type { FileStore } from '#domain/files/file-store.ts';

/** The paths of all files that a store holds, sorted. */
export async function storedFiles(files: FileStore): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of files.list()) paths.push(path);
  return paths.sort();
}

/** What a store may answer to a file, and what the office says of it. */
export const storeRefusals = [
  [400, 'Storage upload failed: Invalid file or request. Please check file format and size.'],
  [403, 'Please ask your administrator to check the storage bucket permissions.'],
  [413, 'File too large: The file you are trying to upload exceeds the maximum allowed size.'],
  [500, 'Storage upload failed: the bucket is on fire'],
] as const;
