import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../world/postgres/postgres-server.ts';

/** A disk of 160 MB that a test can fill. Only root may mount one. */
export function createSmallVolume() {
  const folder = temporaryFolder();
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    /** Leaves this many MB free. */
    fill(leave: number) {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leave * 1024 * 1024)));
      } catch (error) {
        // Another writer may take the space first; the disk is full in either case.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('/bin/umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
