import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
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
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=72m', 'tmpfs', folder], {
      stdio: 'ignore',
    });
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
      execFileSync('/bin/umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function simulate(folder: string): SmallVolume {
  const disk = createFailingDisk(folder);
  return {
    kind: 'simulated',
    folder,
    nodeOptions: disk.nodeOptions,
    fill: () => disk.fail('full'),
    empty: () => disk.heal(),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Makes the disk of processes started with these options fail, and heal again. */
export function createFailingDisk(folder: string) {
  const flag = join(folder, 'failing');
  const preload = fileURLToPath(new URL('./failing-disk-preload.ts', import.meta.url));
  process.env.FAILING_DISK = flag;
  return {
    nodeOptions: ['--import', preload],
    fail: (way: 'full' | 'flush') => writeFileSync(flag, way),
    heal: () => rmSync(flag, { force: true }),
  };
}
