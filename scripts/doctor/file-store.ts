import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../domain/files/file-store.ts';
import { storedPathOf } from '../../domain/files/stored-path.ts';
import { type Finding, failed, ok } from './finding.ts';

const about = 'File store';

/** Writes, reads and removes a small file. */
export async function checkFileStore(files: FileStore, place: string): Promise<Finding[]> {
  await files.ping();
  const written = Buffer.from('A test of npm run doctor. It may be deleted.\n');
  const path = storedPathOf(await files.put('documents', written, 'txt')) ?? '';
  const stream = await files.read(path);
  const isSame = stream !== undefined && written.equals(await buffer(stream));
  if (!(await files.remove(path)))
    return [failed(about, `${path} was written to ${place} and cannot be removed. Remove it.`)];
  return isSame
    ? [ok(about, `A file was written to ${place}, read and removed.`)]
    : [failed(about, `${place} returned other bytes than were written. Check the disk or bucket.`)];
}
