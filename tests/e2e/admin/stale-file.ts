import { copyFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts a picture into the carousel's folder that no record refers to, older than any save. Its path. */
export async function createStaleFile({ dataDir }: { dataDir: string }): Promise<string> {
  const path = join(dataDir, 'files', 'carousel', 'left-behind.jpg');
  await copyFile('demo/images/categories/effects.jpg', path);
  await utimes(path, new Date(0), new Date(0));
  return path;
}
