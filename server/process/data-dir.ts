import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EnvironmentError } from './env.ts';

/** Creates DATA_DIR if it is missing. Throws an EnvironmentError if it is not a writable folder. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new EnvironmentError(`DATA_DIR ${dataDir} must be a writable folder (${code}).`, {
      cause: error,
    });
  }
}

const isFolder = async (path: string) =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true;

// Node's `recursive` option loops forever in a folder that accepts no new entries, such as /proc. A failed mkdir is
// ignored if the folder exists, because another process may have created it.
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch(async (error) => {
    if (!(await isFolder(path))) throw error;
  });
}
