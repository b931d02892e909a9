import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeSocketFolder } from './socket-folder.ts';

/** What a running PostgreSQL writes of itself into its data directory. */
export interface PostmasterFile {
  pid: number;
  /** Where its socket is. */
  socketFolder: string;
  ready: boolean;
}

/** Reads postmaster.pid; undefined when it is not there or being written. */
export function readPostmasterFile(directory: string): PostmasterFile | undefined {
  let lines: string[];
  try {
    lines = fs.readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , , , socketFolder] = lines;
  if (!Number(pid) || !socketFolder) return undefined;
  return { pid: Number(pid), socketFolder, ready: lines[7]?.trim() === 'ready' };
}

/**
 * Stops the PostgreSQL that a killed process of ours left on the directory; answers its number. A
 * process that has the number by chance is let alone. The caller holds the directory's lock.
 */
export async function stopOrphan(directory: string): Promise<number | undefined> {
  const left = await readSettled(directory);
  if (!left) return undefined;
  const isOurs = worksOn(left.pid, directory);
  if (isOurs) {
    signal(left.pid, 'SIGINT');
    // A server that does not end by itself is ended; what it acknowledged is in its log.
    const begun = Date.now();
    while (worksOn(left.pid, directory)) {
      const waited = Date.now() - begun;
      // One that is paused hears nothing else.
      if (waited > 15_000) signal(left.pid, 'SIGKILL');
      else if (waited > 10_000) signal(left.pid, 'SIGQUIT');
      await pause(20);
    }
  } else {
    disown(directory);
  }
  removeSocketFolder(left.socketFolder);
  return isOurs ? left.pid : undefined;
}

/**
 * The file once it is written. One that was begun by a PostgreSQL that was killed before it wrote
 * it is removed: PostgreSQL itself never starts over an empty one.
 */
async function readSettled(directory: string): Promise<PostmasterFile | undefined> {
  const file = join(directory, 'postmaster.pid');
  while (fs.existsSync(file)) {
    // Looked for first: a process that ends after it was found leaves a whole file or none.
    const isBeingWritten = processes().some((pid) => worksOn(pid, directory));
    const whole = readPostmasterFile(directory);
    if (whole) return whole;
    if (!isBeingWritten) fs.rmSync(file, { force: true });
    else await pause(20);
  }
  return undefined;
}

function processes(): number[] {
  const names = fs.existsSync('/proc/self/cwd')
    ? fs.readdirSync('/proc')
    : spawnSync('ps', ['-axo', 'pid='], { encoding: 'utf8' }).stdout.split('\n');
  return names.map(Number).filter((pid) => pid > 0);
}

// PostgreSQL does not start while the process of the file lives, whatever it is. It passes over the
// number of its own parent, and still finds sessions that outlived their server.
function disown(directory: string): void {
  const file = join(directory, 'postmaster.pid');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
}

/** Whether the process is a PostgreSQL of this directory: it works in it. */
function worksOn(pid: number, directory: string): boolean {
  const real = fs.realpathSync(directory);
  if (fs.existsSync('/proc/self/cwd')) {
    try {
      return fs.readlinkSync(`/proc/${pid}/cwd`) === real;
    } catch {
      return false;
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres -D ') && stdout.includes(directory);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}
