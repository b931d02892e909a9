import { randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '#domain/files/file-store.ts';
import type { S3Environment } from '../env.ts';

/** Provisional: files below DATA_DIR/files. */
export function createFileStore({
  dataDir,
}: {
  dataDir: string;
  s3: S3Environment | undefined;
}): FileStore {
  const root = join(dataDir, 'files');
  return {
    async put(folder, bytes, extension) {
      const path = `${folder}/${Date.now()}-${randomBytes(6).toString('hex')}.${extension}`;
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), bytes, { flag: 'wx' });
      return `/media/${path}`;
    },
    async read(path) {
      const bytes = await readFile(join(root, path)).catch(() => undefined);
      return bytes && new Blob([new Uint8Array(bytes)]).stream();
    },
    async stat(path) {
      const found = await stat(join(root, path)).catch(() => undefined);
      return found && { path, size: found.size, modified: found.mtime };
    },
    async *list() {},
    async remove(path) {
      await rm(join(root, path));
      return true;
    },
    async ping() {
      await mkdir(root, { recursive: true });
      await access(root);
    },
  };
}
