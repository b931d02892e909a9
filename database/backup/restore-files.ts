import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filesBelow } from './archive.ts';
import { contentHash } from './manifest.ts';
import { type BackedUpFile, filesName, type StoredFiles } from './stored-files.ts';

export interface RestoredFiles {
  /** The number of files from the archive that are in the store now. */
  stored: number;
  /** Paths in the archive that are not valid in the store. */
  leftOut: string[];
  /** Whether a file in the store differed from the file with the same path in the archive. */
  differed: boolean;
}

/**
 * Adds the files of an unpacked archive to the store. File names are unique, so the files of the
 * present rows stay valid. If a file differs nevertheless, the store's file is first copied to the
 * folder `replaced`. Throws a sentence that names the file that could not be stored.
 */
export async function restoreFiles(
  unpacked: string,
  files: StoredFiles,
  replaced: string,
): Promise<RestoredFiles> {
  const done: RestoredFiles = { stored: 0, leftOut: [], differed: false };
  const from = join(unpacked, filesName);
  for (const path of fs.existsSync(from) ? filesBelow(from) : []) {
    try {
      const { size, mtime: modified } = fs.statSync(join(from, path));
      const file = { path, size, modified };
      const present = await files.stat(path);
      if (present && (await isSame(files, present, join(from, path), size))) {
        done.stored += 1;
        continue;
      }
      if (present) {
        await saveReplaced(files, path, replaced);
        done.differed = true;
      }
      if (await files.overwrite(file, fs.createReadStream(join(from, path)))) done.stored += 1;
      else done.leftOut.push(path);
    } catch (error) {
      throw new Error(
        `The file ${path} could not be stored: ${(error as Error).message}. ${done.stored} files were stored before it; the database was not changed.`,
        { cause: error },
      );
    }
  }
  return done;
}

async function isSame(
  files: StoredFiles,
  present: BackedUpFile,
  source: string,
  size: number,
): Promise<boolean> {
  if (present.size !== size) return false;
  const content = await files.read(present.path);
  return (
    content !== undefined &&
    (await contentHash(content)) === (await contentHash(fs.createReadStream(source)))
  );
}

async function saveReplaced(files: StoredFiles, path: string, replaced: string): Promise<void> {
  const content = await files.read(path);
  if (!content) return;
  const copy = join(replaced, path);
  fs.mkdirSync(dirname(copy), { recursive: true });
  await pipeline(content, fs.createWriteStream(copy));
}
