import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EnvironmentError } from './env.ts';

/** Makes DATA_DIR when it is not there; throws an EnvironmentError when nothing can be kept in it. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new EnvironmentError(
      `DATA_DIR ${dataDir} has to be a folder that can be written (${code}).`,
      { cause: error },
    );
  }
}

const isFolder = async (path: string) =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true;

// Node's own `recursive` tries for ever where a folder is there but nothing can be made in it, as in
// /proc. Another process may make the same folder at the same time.
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path).catch(async (error) => {
    if (!(await isFolder(path))) throw error;
  });
}
