import { type FileHandle, link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

type WritableFile = Pick<FileHandle, 'writeFile' | 'sync' | 'close'>;

/** Makes a new file; fails with EEXIST where there is one. */
export type MakeFile = (path: string) => Promise<WritableFile>;

const makeFile: MakeFile = (path) => open(path, 'wx');

/** Makes the names in a directory outlive a power cut. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSynced(file: WritableFile, bytes: Uint8Array): Promise<void> {
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes a whole file under a temporary name, which `name` then gives its final one. */
async function writeDurably(
  target: string,
  temporary: string,
  bytes: Uint8Array,
  make: MakeFile,
  name: typeof link,
): Promise<void> {
  try {
    await writeSynced(await make(temporary), bytes);
    await name(temporary, target);
    await syncDirectory(dirname(target));
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Makes a file that outlives a power cut. A link fails with EEXIST where a rename would overwrite. */
export const createDurably = (
  target: string,
  temporary: string,
  bytes: Uint8Array,
  make: MakeFile = makeFile,
): Promise<void> => writeDurably(target, temporary, bytes, make, link);

/** Puts a file in the place of another: after a power cut it is one or the other. */
export const replaceDurably = (
  target: string,
  temporary: string,
  bytes: Uint8Array,
  make: MakeFile = makeFile,
): Promise<void> => writeDurably(target, temporary, bytes, make, rename);
