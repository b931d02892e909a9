import type { Dirent } from 'node:fs';
import { mkdir, opendir, rm, stat, statfs, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type FileStore,
  fileFolders,
  StorageError,
  type StoredFile,
} from '#domain/files/file-store.ts';
import { mediaAddress, newStoredName, parseStoredPath } from '#domain/files/stored-path.ts';
import { diskFailure, errorCode, isMissing, undefinedIfMissing } from './disk-failure.ts';
import { createDurably, type MakeFile, replaceDurably, syncDirectory } from './durable-file.ts';
import { streamFile } from './file-stream.ts';

interface DiskStoreOptions {
  /** The folder, which is created if it does not exist. */
  root: string;
  newName?: typeof newStoredName;
  makeFile?: MakeFile;
}

const failed = (error: unknown): never => {
  throw diskFailure(error);
};

/** A temporary file that is older than this many milliseconds was left by a process that died. */
const abandonedAfter = 60 * 60 * 1000;

/** Removes temporary files of processes that died while writing. */
async function removeAbandoned(directory: string): Promise<void> {
  for await (const entry of await opendir(directory)) {
    const path = join(directory, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(path, { force: true });
  }
}

/** The entries of a folder below `root`; none if only the folder is missing. Throws if `root` is missing. */
async function entriesOf(root: string, folder: string): Promise<AsyncIterable<Dirent> | Dirent[]> {
  try {
    return await opendir(join(root, folder));
  } catch (error) {
    const isMissing = errorCode(error) === 'ENOENT';
    const rootIsThere = await stat(root).then(
      () => true,
      () => false,
    );
    if (isMissing && rootIsThere) return [];
    throw diskFailure(error);
  }
}

/** Creates a file store in folders below `root`. */
export async function createDiskStore({
  root,
  newName = newStoredName,
  makeFile,
}: DiskStoreOptions): Promise<FileStore> {
  const incoming = join(root, '.incoming');
  // Does not create the root, which is missing if its disk is not mounted.
  const makeFolders = async () => {
    for (const directory of [...fileFolders, '.incoming']) {
      await mkdir(join(root, directory)).catch((error) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      });
    }
    await syncDirectory(root);
  };
  await mkdir(root, { recursive: true });
  await makeFolders();
  await syncDirectory(dirname(root));
  await removeAbandoned(incoming);

  const locate = (path: string) => (parseStoredPath(path) ? join(root, path) : undefined);

  const statFile = async (path: string): Promise<StoredFile | undefined> => {
    const location = locate(path);
    if (!location) return undefined;
    const found = await stat(location).catch(undefinedIfMissing).catch(failed);
    return found?.isFile() ? { path, size: found.size, modified: found.mtime } : undefined;
  };

  return {
    stat: statFile,

    async put(folder, bytes, extension) {
      for (let tries = 0; tries < 3; tries++) {
        const name = newName(extension);
        const path = `${folder}/${name}`;
        if (!parseStoredPath(path)) throw new StorageError(400, 'the folder is unknown');
        try {
          await createDurably(join(root, path), join(incoming, name), bytes, makeFile);
          return mediaAddress(path);
        } catch (error) {
          // A folder that was deleted by hand is created again.
          if (errorCode(error) === 'ENOENT') await makeFolders().catch(failed);
          else if (errorCode(error) !== 'EEXIST') throw diskFailure(error);
        }
      }
      throw new StorageError(500, 'no free name was found');
    },

    async overwrite({ path, modified }, content) {
      const location = locate(path);
      if (!location) return false;
      await makeFolders().catch(failed);
      const temporary = join(incoming, path.replace('/', '-'));
      await replaceDurably(location, temporary, content, modified).catch(failed);
      return true;
    },

    async read(path, range) {
      const found = await statFile(path);
      if (!found) return undefined;
      return streamFile(join(root, path), range?.start ?? 0, range?.end ?? found.size - 1);
    },

    async *list() {
      for (const folder of fileFolders) {
        for await (const entry of await entriesOf(root, folder)) {
          const file = await statFile(`${folder}/${entry.name}`);
          if (file) yield file;
        }
      }
    },

    async remove(path) {
      const location = locate(path);
      if (!location) return false;
      try {
        await unlink(location);
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw diskFailure(error);
      }
    },

    async ping() {
      const path = join(incoming, newStoredName('ping'));
      try {
        await writeFile(path, 'ping', { flag: 'wx' });
        await unlink(path);
        const { bavail } = await statfs(root);
        if (bavail === 0) throw new StorageError(507, 'there is no space left for files');
      } catch (error) {
        throw diskFailure(error);
      }
    },
  };
}
