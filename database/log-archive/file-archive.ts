import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupBucket } from '../backup/backup-bucket.ts';
import { flush } from '../data-directory/database-paths.ts';
import { type DirectoryLock, lockDirectory } from '../data-directory/directory-lock.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** The folder of the copies of uploaded files. */
export const fileArchive = (dataDir: string): string => join(dataDir, 'files.archive');

/** Lets no other process change the copies. Throws DirectoryInUse if one does. The folder must exist. */
export const lockFileArchive = (dataDir: string): DirectoryLock =>
  lockDirectory(fileArchive(dataDir), 'The copies of uploaded files');

/** The path of a copy in a bucket. */
export const copyInBucket = (path: string) => `files/${path}`;

/** The paths of the files whose copies are in a bucket. */
export async function copiesInBucket(bucket: BackupBucket): Promise<Set<string>> {
  const paths = new Set<string>();
  for await (const { path } of bucket.list('files')) paths.add(path.slice(copyInBucket('').length));
  return paths;
}

/**
 * Whether a path is like 'products/x.jpg', without hidden names. Paths from a bucket are checked before they are
 * written.
 */
export const isFilePath = (path: string) => /^[^./\\][^/\\]*\/[^./\\][^/\\]*$/.test(path);

/** The paths of the files in the folders below `root`. Throws if there is no `root`: its disk may not be mounted. */
export async function pathsBelow(root: string): Promise<string[]> {
  const paths: string[] = [];
  for (const folder of await fs.readdir(root)) {
    const entries = await fs.readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
      if (codeOf(error) !== 'ENOTDIR') throw error;
      return [];
    });
    for (const entry of entries) {
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory() && isFilePath(path)) paths.push(path);
    }
  }
  return paths;
}

/**
 * Gives a file a second name, which takes no space and stays when the first one is removed or replaced; on another
 * disk it makes a copy. Returns false if there is no such file.
 */
export async function addName(from: string, to: string, hidden: string): Promise<boolean> {
  try {
    const file = await fs.realpath(from);
    await fs.mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await fs.link(file, to).catch(async (error) => {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EEXIST') throw error;
      const { atime, mtime } = await fs.stat(file);
      await fs.copyFile(file, hidden);
      await fs.utimes(hidden, atime, mtime);
      flush(hidden);
      await fs.rename(hidden, to);
    });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return true;
}

const notesPath = (dataDir: string) => join(fileArchive(dataDir), '.removed.json');

/** The times at which the archive noticed that files were removed, by path. */
export async function readRemoved(dataDir: string): Promise<Map<string, Date>> {
  const text = await fs.readFile(notesPath(dataDir), 'utf8').catch(() => '');
  try {
    const stored = Object.entries(JSON.parse(text) as Record<string, string>);
    return new Map(stored.map(([path, at]) => [path, new Date(at)]));
  } catch {
    // If the notes are unreadable, copies of removed files stay for another week.
    return new Map();
  }
}

export async function writeRemoved(dataDir: string, removed: Map<string, Date>): Promise<void> {
  const path = notesPath(dataDir);
  await fs.writeFile(`${path}.new`, JSON.stringify(Object.fromEntries(removed)));
  await fs.rename(`${path}.new`, path);
}
