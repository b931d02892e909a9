import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { fileSize } from '../../domain/files/file-size.ts';
import { type DiskSpace, diskSpace } from '../../server/storage/disk-space.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

const about = 'Data directory';

/**
 * Checks that DATA_DIR can be used. The other checks must not run if this one fails: they would create files in a
 * mistyped folder, or files of the wrong user.
 */
export async function checkDataDirectory(dataDir: string): Promise<Finding> {
  const found = await stat(dataDir).catch(() => undefined);
  if (!found?.isDirectory())
    return failed(
      about,
      `DATA_DIR ${dataDir} is not a folder. Correct DATA_DIR, or start the site once to create it.`,
    );
  if (process.getuid?.() === 0 && found.uid !== 0)
    return failed(
      about,
      `DATA_DIR ${dataDir} belongs to user ${found.uid}. Run the doctor as that user: it writes test files.`,
    );
  const isWritable = await access(dataDir, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    return failed(about, `DATA_DIR ${dataDir} is not writable for this user. Run it as its owner.`);
  if ((found.mode & 0o007) !== 0)
    return warning(
      about,
      `Every user of this machine can enter DATA_DIR ${dataDir}: run chmod o-rwx on it.`,
    );
  return ok(about, `DATA_DIR ${dataDir} is writable.`);
}

const megabyte = 1024 * 1024;

export const checkDisk = async (dataDir: string): Promise<Finding[]> => [
  diskFinding(await diskSpace(dataDir)),
];

/** Warns if the disk of DATA_DIR has little space. */
export function diskFinding({ free, total }: DiskSpace): Finding {
  const text = `${fileSize(free)} of ${fileSize(total)} are free.`;
  if (free < 100 * megabyte)
    return failed('Disk', `${text} Saves and uploads fail soon. Free some space now.`);
  if (free < 1024 * megabyte)
    return warning('Disk', `${text} Free some space, or make the disk larger.`);
  return ok('Disk', text);
}
