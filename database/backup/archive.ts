import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as tar from 'tar';
import { flush } from '../data-directory/database-paths.ts';
import { type BackedUpFile, filesName, type StoredFiles } from './stored-files.ts';

/** A name for what becomes the archive. Two that are made under one name at a time share nothing. */
export function besideArchive(archive: string, what: 'partial' | 'contents'): string {
  return `${archive}.${randomBytes(6).toString('hex')}.${what}`;
}

/** What lies beside an archive that was never finished, also of earlier versions. */
export const unfinished =
  /(\.[0-9a-f]{12}|^(backup|from-pglite)-.*Z\.tar\.gz)\.(partial|contents)$/;

/**
 * Writes a gzipped tar of everything in a folder, and of the files below `files/`, which pass through
 * memory in pieces. The name appears only when the archive is complete and on the disk; a failure
 * leaves nothing behind. Answers how many files there were.
 */
export async function packArchive(
  archive: string,
  folder: string,
  files?: StoredFiles,
): Promise<number> {
  const partial = besideArchive(archive, 'partial');
  return withTemporary(partial, async () => {
    const pack = new tar.Pack({ cwd: folder, gzip: { level: 6 }, portable: true });
    const written = pipeline(Readable.from(pack), fs.createWriteStream(partial, { mode: 0o600 }));
    const added = addEverything(pack, folder, files).catch((error: Error) => {
      pack.emit('error', error);
      throw error;
    });
    const [count] = await Promise.all([added, written]);
    flush(partial);
    fs.renameSync(partial, archive);
    flush(dirname(archive));
    return count;
  });
}

async function addEverything(
  pack: tar.Pack,
  folder: string,
  files: StoredFiles | undefined,
): Promise<number> {
  for (const name of fs.readdirSync(folder)) pack.add(name);
  let count = 0;
  if (files)
    for await (const file of files.list()) if (await addFile(pack, files, file)) count += 1;
  pack.end();
  return count;
}

/** False for a file that was removed since it was listed. */
async function addFile(
  pack: tar.Pack,
  files: StoredFiles,
  { path, size, modified }: BackedUpFile,
): Promise<boolean> {
  const content = await files.read(path);
  if (!content) return false;
  const name = `${filesName}/${path}`;
  const header = new tar.Header({ path: name, size, mtime: modified, mode: 0o600, type: 'File' });
  const entry = new tar.ReadEntry(header);
  pack.add(entry);
  let read = 0;
  for await (const chunk of content) {
    read += chunk.length;
    if (read > size) break;
    if (!entry.write(Buffer.from(chunk))) await once(entry, 'drain');
  }
  if (read !== size)
    throw new Error(`The file ${path} has ${read} bytes instead of ${size}: it is not whole.`);
  entry.end();
  return true;
}

/** Runs `work`, which makes a temporary file or folder: gone before it and after it. */
export async function withTemporary<Value>(
  path: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const clear = () => fs.rmSync(path, { recursive: true, force: true });
  // A signal ends a command in the middle.
  process.on('exit', clear);
  try {
    clear();
    return await work();
  } finally {
    process.off('exit', clear);
    clear();
  }
}

/** Unpacks an archive into a new folder, readable by this user alone. Throws a sentence when it is not whole. */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  if (!fs.existsSync(archive)) throw new Error(`There is no file ${archive}.`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    await extract(archive, folder);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    // What the disk or the rights refuse says nothing about the archive.
    if (['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EISDIR'].includes(code)) throw error;
    throw new Error(
      `${archive} is not whole or no archive of this product (${message}). Nothing was changed.`,
      { cause: error },
    );
  }
}

async function extract(archive: string, folder: string): Promise<void> {
  await tar.extract({
    ...{ file: archive, cwd: folder, strict: true, preserveOwner: false },
    // Earlier versions wrote the second name of a file as a link to where it was on their disk.
    onReadEntry: (entry) => {
      if (entry.type === 'Link') entry.linkpath = entry.linkpath?.replace(/^.*\/files\//, 'files/');
    },
  });
}

const abandonedAfter = 24 * 60 * 60 * 1000;

/** Removes what a backup or a restore left in the folder that was killed a day ago or earlier. */
export function removeAbandoned(folder: string, names: RegExp): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder).filter((name) => names.test(name))) {
    const path = join(folder, name);
    const found = fs.statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > abandonedAfter)
      fs.rmSync(path, { recursive: true, force: true });
  }
}
