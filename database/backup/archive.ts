import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as tar from 'tar';
import { flush } from '../embedded/database-paths.ts';

/** One file or folder of an archive: where it is now, and its name in there. */
export interface Packed {
  path: string;
  name: string;
}

/** Has every file written whole: of two names of one file the second would point outside the archive. */
class NoLinks extends Map<`${number}:${number}`, string> {
  override get(): undefined {
    return undefined;
  }
}

/** A name for what becomes the archive. Two that are made under one name at a time share nothing. */
export function besideArchive(archive: string, what: 'partial' | 'contents'): string {
  return `${archive}.${randomBytes(6).toString('hex')}.${what}`;
}

/** What lies beside an archive that was never finished, also of earlier versions. */
export const unfinished =
  /(\.[0-9a-f]{12}|^(backup|from-pglite)-.*Z\.tar\.gz)\.(partial|contents)$/;

/**
 * Writes a gzipped tar of the given files and folders, symbolic links followed. The name appears
 * only when the archive is complete and on the disk; a failure leaves nothing behind.
 */
export async function packArchive(archive: string, content: Packed[]): Promise<void> {
  const partial = besideArchive(archive, 'partial');
  const root = '/';
  const names = new Map(
    content.map(({ path, name }) => [relative(root, fs.realpathSync(path)), name]),
  );
  await withTemporary(partial, async () => {
    await tar.create(
      {
        file: partial,
        gzip: { level: 6 },
        cwd: root,
        portable: true,
        follow: true,
        linkCache: new NoLinks(),
        // What is being uploaded, or was when a process was killed.
        filter: (path) => !path.split('/').includes('.incoming'),
        mode: 0o600,
        onWriteEntry: (entry) => {
          for (const [path, name] of names) {
            if (entry.path === path || entry.path.startsWith(`${path}/`)) {
              entry.path = name + entry.path.slice(path.length);
            }
          }
        },
      },
      [...names.keys()],
    );
    flush(partial);
    fs.renameSync(partial, archive);
    flush(dirname(archive));
  });
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

/** Unpacks an archive into a new folder, readable by this user alone. Throws when it is not whole. */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
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

/** A moment as part of a file name that sorts by time. */
export function stamp(at = new Date()): string {
  return at.toISOString().slice(0, 19).replaceAll(':', '-').concat('Z');
}

/** Where the uploaded files are, when they are on this disk. */
export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}
