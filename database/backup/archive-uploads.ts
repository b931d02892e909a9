import { createHash } from 'node:crypto';
import * as tar from 'tar';
import { filesName } from './stored-files.ts';

/** What an archive has of an uploaded file. */
export interface ArchivedUpload {
  size: number;
  /** SHA-256 in hex. */
  hash: string;
}

/** Reads the uploaded files of a backup, which proves the checksums of the archive, too. Returns them by path. */
export async function hashUploads(archive: string): Promise<Map<string, ArchivedUpload>> {
  const found = new Map<string, ArchivedUpload>();
  await tar.list({
    file: archive,
    strict: true,
    filter: (path) => path.startsWith(`${filesName}/`),
    onReadEntry: (entry) => {
      if (entry.type !== 'File') return;
      const hash = createHash('sha256');
      entry.on('data', (chunk: Buffer) => hash.update(chunk));
      entry.on('end', () => {
        const path = entry.path.slice(filesName.length + 1);
        found.set(path, { size: entry.size ?? 0, hash: hash.digest('hex') });
      });
    },
  });
  return found;
}
