import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../engines.ts';

export interface SmallVolume {
  /** `mounted`: a real file system of 72 MB. `simulated`: writes fail as on a full disk. */
  kind: 'mounted' | 'simulated';
  folder: string;
  nodeOptions: string[];
  /** Leaves so many MB. */
  fill(leave: number): void;
  empty(): void;
  remove(): void;
}

/** A disk that a test can fill: mounted where that is allowed (as root), else simulated. */
export function createSmallVolume(): SmallVolume {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=72m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return simulate(folder);
  }
  const filler = join(folder, 'filler');
  return {
    kind: 'mounted',
    folder,
    nodeOptions: [],
    fill(leave) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - leave * 1024 * 1024));
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function simulate(folder: string): SmallVolume {
  const flag = join(folder, 'full');
  const preload = fileURLToPath(new URL('./full-disk-preload.ts', import.meta.url));
  process.env.FULL_DISK_FLAG = flag;
  mkdirSync(folder, { recursive: true });
  return {
    kind: 'simulated',
    folder,
    nodeOptions: ['--import', preload],
    fill: () => writeFileSync(flag, ''),
    empty: () => rmSync(flag, { force: true }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
