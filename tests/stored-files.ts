import type { FileStore } from '#domain/files/file-store.ts';

/** The paths of all files that a store holds, sorted. */
export async function storedFiles(files: FileStore): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of files.list()) paths.push(path);
  return paths.sort();
}
