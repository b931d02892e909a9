import { type FileHandle, link, open, rename, rm, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';

type WritableFile = Pick<FileHandle, 'writeFile' | 'sync' | 'close'>;

/** Creates a file; fails with EEXIST if it exists. */
export type MakeFile = (path: string) => Promise<WritableFile>;

const makeFile: MakeFile = (path) => open(path, 'wx');

/** Flushes a directory, so that its names survive a power cut. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSynced(
  file: WritableFile,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Writes a file under a temporary name, then links it to `target`; both survive a power cut. Fails with EEXIST if
 * `target` exists, because a link, unlike a rename, does not overwrite.
 */
export async function createDurably(
  target: string,
  temporary: string,
  bytes: Uint8Array,
  make: MakeFile = makeFile,
): Promise<void> {
  try {
    await writeSynced(await make(temporary), bytes);
    await link(temporary, target);
    await syncDirectory(dirname(target));
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Like {@link createDurably}, but replaces an existing `target` and sets its modification time to `modified`. */
export async function replaceDurably(
  target: string,
  temporary: string,
  content: AsyncIterable<Uint8Array>,
  modified: Date,
): Promise<void> {
  try {
    await writeSynced(await open(temporary, 'w'), content);
    await utimes(temporary, modified, modified);
    await rename(temporary, target);
    await syncDirectory(dirname(target));
  } finally {
    await rm(temporary, { force: true });
  }
}
