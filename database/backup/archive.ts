import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import * as tar from 'tar';
import { flush } from '../data-directory/database-paths.ts';
import { type BackedUpFile, filesName, type StoredFiles } from './stored-files.ts';

/** A random path next to the archive, so that two backups to one archive never share a temporary file. */
export function temporaryPath(archive: string, ending: 'partial' | 'contents'): string {
  return `${archive}.${randomBytes(6).toString('hex')}.${ending}`;
}

/** The names of temporary files and folders next to archives. */
export const temporaryNames = /\.[0-9a-f]{12}\.(partial|contents)$/;

/** A file of an archive; a folder has no content. */
export interface PackedEntry extends BackedUpFile {
  content?: AsyncIterable<Uint8Array>;
}

/**
 * Writes a gzipped tar of everything in a folder, and of the stored files below `files/`, which are
 * streamed. Returns the number of stored files.
 */
export async function packArchive(
  archive: string,
  folder: string,
  files?: StoredFiles,
): Promise<number> {
  let count = 0;
  async function* entries(): AsyncGenerator<PackedEntry> {
    for (const path of filesBelow(folder)) {
      const { size, mtime: modified } = fs.statSync(join(folder, path));
      yield { path, size, modified, content: fs.createReadStream(join(folder, path)) };
    }
    for await (const file of files?.list() ?? []) {
      const content = await files?.read(file.path);
      // A file may be removed after it is listed.
      if (!content) continue;
      yield { ...file, path: `${filesName}/${file.path}`, content };
      count += 1;
    }
  }
  await packEntries(archive, entries());
  return count;
}

/**
 * Writes a gzipped tar. It appears under its name only when it is complete and on the disk; a failure
 * leaves nothing behind.
 */
export async function packEntries(
  archive: string,
  entries: AsyncIterable<PackedEntry>,
  level = 6,
): Promise<void> {
  const partial = temporaryPath(archive, 'partial');
  await withTemporary(partial, async () => {
    const pack = new tar.Pack({ portable: true });
    const file = fs.createWriteStream(partial, { mode: 0o600 });
    const written = pipeline(Readable.from(pack), createGzip({ level }), file);
    const added = addAll(pack, entries).catch((error: Error) => {
      pack.emit('error', error);
      throw error;
    });
    await Promise.all([added, written]);
    flush(partial);
    fs.renameSync(partial, archive);
    flush(dirname(archive));
  });
}

async function addAll(pack: tar.Pack, entries: AsyncIterable<PackedEntry>): Promise<void> {
  for await (const entry of entries) await addEntry(pack, entry);
  pack.end();
}

/** The paths of all files below a folder, relative to it. */
export const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Resolves when the archive has the whole entry. `tar` hangs if several entries of different kinds are open. */
async function addEntry(
  pack: tar.Pack,
  { path, size, modified, content }: PackedEntry,
): Promise<void> {
  const header = new tar.Header(
    content
      ? { path, size, mtime: modified, mode: 0o600, type: 'File' }
      : { path, size: 0, mtime: modified, mode: 0o700, type: 'Directory' },
  );
  const entry = new tar.ReadEntry(header);
  pack.add(entry);
  let read = 0;
  for await (const chunk of content ?? []) {
    read += chunk.length;
    if (read > size) break;
    if (!entry.write(Buffer.from(chunk))) await once(entry, 'drain');
  }
  if (content && read !== size)
    throw new Error(`The file ${path} has ${read} bytes instead of ${size}: it is damaged.`);
  const added = once(entry, 'end');
  entry.end();
  await added;
}

/** Runs `work`, which makes a temporary file or folder; removes the path before and after. */
export async function withTemporary<Value>(
  path: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const remove = () => fs.rmSync(path, { recursive: true, force: true });
  // A signal may end the process before `finally` runs, so an exit handler removes the path as well.
  process.on('exit', remove);
  try {
    remove();
    return await work();
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/**
 * Unpacks an archive, or only the wanted paths, into a new folder that only this user can read. Throws a sentence if
 * the archive is damaged.
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<void> {
  if (!fs.existsSync(archive)) throw new Error(`There is no file ${archive}.`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    await tar.extract({
      file: archive,
      cwd: folder,
      strict: true,
      filter: (path) => isWanted(path),
      preserveOwner: false,
      // Earlier releases wrote hard links with the absolute path of their target.
      onReadEntry: (entry) => {
        if (entry.type === 'Link')
          entry.linkpath = entry.linkpath?.replace(/^.*\/files\//, 'files/');
      },
    });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    // These errors come from the disk or its permissions, not from the archive.
    if (['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EISDIR'].includes(code)) throw error;
    throw new Error(
      `${archive} is damaged or is not an archive of this product (${message}). Nothing was changed.`,
      { cause: error },
    );
  }
}

const day = 24 * 60 * 60 * 1000;

/** Removes files and folders with such names, by default older ones than a day. A killed backup or restore left them. */
export function removeAbandoned(folder: string, names: RegExp, olderThanMs = day): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder).filter((name) => names.test(name))) {
    const path = join(folder, name);
    const found = fs.statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > olderThanMs)
      fs.rmSync(path, { recursive: true, force: true });
  }
}
