import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeSocketFolder } from './socket-folder.ts';

/** The used fields of postmaster.pid, a file that a running PostgreSQL server writes to its data directory. */
export interface PostmasterFile {
  pid: number;
  /** The folder of the server's socket. */
  socketFolder: string;
  ready: boolean;
}

/** Reads postmaster.pid; returns undefined if it is missing or incomplete. */
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
 * Stops the PostgreSQL server that a killed site left running on the directory, and returns its
 * process id. Never signals an unrelated process that got the same id. The caller holds the
 * directory's lock.
 */
export async function stopOrphan(directory: string): Promise<number | undefined> {
  const left = await readCompleteFile(directory);
  if (!left) return undefined;
  const isOurs = isServerOf(left.pid, directory);
  if (isOurs) {
    signal(left.pid, 'SIGINT');
    // Killing it loses nothing: every committed transaction is in its write-ahead log.
    const begun = Date.now();
    while (isServerOf(left.pid, directory)) {
      const waited = Date.now() - begun;
      // A stopped (SIGSTOP) process handles no other signal.
      if (waited > 15_000) signal(left.pid, 'SIGKILL');
      else if (waited > 10_000) signal(left.pid, 'SIGQUIT');
      await pause(20);
    }
  } else {
    replaceProcessId(directory);
  }
  removeSocketFolder(left.socketFolder);
  return isOurs ? left.pid : undefined;
}

/**
 * Reads the file, waiting while a server writes it. Removes an incomplete file if its server was
 * killed, because PostgreSQL refuses to start while one exists.
 */
async function readCompleteFile(directory: string): Promise<PostmasterFile | undefined> {
  const file = join(directory, 'postmaster.pid');
  while (fs.existsSync(file)) {
    // The process is looked up before the file is read, because a server that ends in between leaves a complete file or
    // none.
    const isBeingWritten = processIds().some((pid) => isServerOf(pid, directory));
    const complete = readPostmasterFile(directory);
    if (complete) return complete;
    if (!isBeingWritten) fs.rmSync(file, { force: true });
    else await pause(20);
  }
  return undefined;
}

function processIds(): number[] {
  const names = fs.existsSync('/proc/self/cwd')
    ? fs.readdirSync('/proc')
    : spawnSync('ps', ['-axo', 'pid='], { encoding: 'utf8' }).stdout.split('\n');
  return names.map(Number).filter((pid) => pid > 0);
}

// PostgreSQL does not start while a process with the id in this file lives, unless it is its parent. So the file gets
// the id of this process. Its other lines stay, because PostgreSQL uses them to find sessions of the dead server.
function replaceProcessId(directory: string): void {
  const file = join(directory, 'postmaster.pid');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
}

/** Whether the process is a PostgreSQL server on this directory, which is its working directory. */
function isServerOf(pid: number, directory: string): boolean {
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
    // The process has just ended.
  }
}
