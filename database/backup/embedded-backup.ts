import { databasePaths, findDamage } from '../embedded/data-directory.ts';
import { DirectoryInUse, lockDirectory } from '../embedded/directory-lock.ts';
import { Engine } from '../embedded/engine.ts';
import { writeDatabaseArchive } from '../embedded/snapshots.ts';
import { packedFiles } from './archive.ts';
import { requestBackup } from './backup-socket.ts';

/**
 * Writes the embedded database and the uploaded files to an archive. While a server runs on the
 * directory, that server does it; otherwise this process opens the database itself.
 */
export async function backUpEmbedded(dataDir: string, archive: string): Promise<void> {
  const paths = databasePaths(dataDir);
  if (findDamage(paths.database) === 'empty')
    throw new Error(`There is no database in ${dataDir}.`);
  try {
    const lock = lockDirectory(dataDir);
    try {
      await backUpClosed(dataDir, archive);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    await requestBackup(paths.socket, archive).catch((reason: Error & { code?: string }) => {
      const unreachable = reason.code === 'ENOENT' || reason.code === 'ECONNREFUSED';
      if (!unreachable) throw reason;
      throw new Error(
        `${error.message} It can not be asked for a backup; its daily snapshots are in ${paths.snapshots}.`,
      );
    });
  }
}

async function backUpClosed(dataDir: string, archive: string): Promise<void> {
  const quiet = () => undefined;
  const engine = await Engine.open({ dataDir, log: quiet, onDeath: quiet });
  try {
    const copyTo = (to: string) => engine.perform({ kind: 'copy', to });
    await writeDatabaseArchive(copyTo, dataDir, archive, packedFiles(dataDir));
  } finally {
    await engine.close();
  }
}
