import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { EnvironmentError } from './env.ts';

/** Makes DATA_DIR when it is not there; throws an EnvironmentError when nothing can be kept in it. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new EnvironmentError(
      `DATA_DIR ${dataDir} has to be a folder that can be written (${code}).`,
      { cause: error },
    );
  }
}
