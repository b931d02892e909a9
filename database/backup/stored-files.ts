import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentHash } from './manifest.ts';

/** The folder of the uploaded files in an archive. */
export const filesName = 'files';

export interface BackedUpFile {
  /** 'products/1700000000000-x.jpg'. */
  path: string;
  /** Bytes. */
  size: number;
  modified: Date;
}

/** The uploaded files, on a disk or in a bucket: what a backup reads, and a restore writes. */
export interface StoredFiles {
  list(): AsyncIterable<BackedUpFile>;
  /** Undefined when there is no such file. */
  stat(path: string): Promise<BackedUpFile | undefined>;
  read(path: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Stores a file under its path, and replaces the one that is there. False where no file can have this path. */
  putBack(file: BackedUpFile, content: AsyncIterable<Uint8Array>): Promise<boolean>;
}

export interface PutBack {
  /** How many files of the archive are in the store now. */
  stored: number;
  /** Paths in the archive that the store has no place for. */
  leftOut: string[];
  /** Whether the store had another file under a path of the archive. */
  differed: boolean;
}

/**
 * Adds the files of an unpacked archive to those of the store. No two files ever get the same name, so
 * both the present and the restored rows find theirs; should one differ all the same, that of the store
 * is kept in the folder `aside`. Throws a sentence that names the file that could not be stored.
 */
export async function putFilesBack(
  unpacked: string,
  files: StoredFiles,
  aside: string,
): Promise<PutBack> {
  const done: PutBack = { stored: 0, leftOut: [], differed: false };
  const from = join(unpacked, filesName);
  for (const path of pathsBelow(from)) {
    try {
      const { size, mtime: modified } = fs.statSync(join(from, path));
      const file = { path, size, modified };
      const present = await files.stat(path);
      if (present && (await isSame(files, present, join(from, path), size))) {
        done.stored += 1;
        continue;
      }
      if (present) {
        await keepAside(files, path, aside);
        done.differed = true;
      }
      if (await files.putBack(file, fs.createReadStream(join(from, path)))) done.stored += 1;
      else done.leftOut.push(path);
    } catch (error) {
      throw new Error(
        `The file ${path} could not be stored: ${(error as Error).message}. Before it ${done.stored} files were; the database was not changed.`,
        { cause: error },
      );
    }
  }
  return done;
}

function pathsBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
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

async function keepAside(files: StoredFiles, path: string, aside: string): Promise<void> {
  const content = await files.read(path);
  if (!content) return;
  const kept = join(aside, path);
  fs.mkdirSync(dirname(kept), { recursive: true });
  await pipeline(content, fs.createWriteStream(kept));
}
