import * as fs from 'node:fs';
import { createInterface } from 'node:readline';
import { type Manifest, rowsFile } from './manifest.ts';
import type { StoredFiles } from './stored-files.ts';

interface UnpackedBackup {
  folder: string;
  manifest: Manifest;
  /** The sizes of the backup's uploaded files, by path. */
  sizes: Map<string, number>;
}

/**
 * Compares the uploaded files of a backup with the stored ones. Throws a sentence if a file that the rows name is
 * missing or has another size, unless the stored file was changed after the backup.
 */
export async function compareFiles(
  { folder, manifest, sizes }: UnpackedBackup,
  stored: StoredFiles,
): Promise<void> {
  const madeAt = new Date(manifest.madeAt);
  const different: string[] = [];
  for await (const { path, size, modified } of stored.list())
    if (modified < madeAt && sizes.get(path) !== size) different.push(path);
  if (different.length === 0) return;
  // A file that no row of the backup names may be newer than the backup in spite of its time, or belong to another
  // site.
  for (const { name } of manifest.tables) {
    const lines = createInterface({ input: fs.createReadStream(rowsFile(folder, name)) });
    for await (const line of lines) {
      const path = different.find((path) => namesOf(path).some((text) => line.includes(text)));
      if (path !== undefined)
        throw new Error(
          `The uploaded file ${path} is missing in the backup or has another size there.`,
        );
    }
  }
}

/** The forms in which a row can contain a path: as it is, or encoded in an address. */
const namesOf = (path: string) => [path, path.split('/').map(encodeURIComponent).join('/')];
