import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const sources = [
  'app/**/*',
  '{database,demo,domain,server}/**/*.ts',
  'public/**/*',
  'package-lock.json',
  'vite.config.ts',
  'scripts/bundling/*.ts',
  'react-router.config.ts',
];

function sourceHash(root: string): string {
  const hash = createHash('sha256');
  const paths = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

const stampFile = (root: string) => join(root, 'build', 'made-from');
const builtFrom = (root: string) =>
  readFile(stampFile(root), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EACCES') return undefined;
    throw new Error(
      `This user cannot read the build in ${join(root, 'build')}: run chmod -R go+rX on it as the user who made it.`,
      { cause: error },
    );
  });

/**
 * Starts a build after any other build of this checkout has ended. The build on disk loses its stamp, so that an
 * interrupted build is never served; `done` writes the hash that the sources had at the start of the build. With
 * `ifNeeded`, returns undefined if the build on disk matches the sources.
 */
export async function beginBuild(
  root: string,
  { ifNeeded = false } = {},
): Promise<{ done(): Promise<void> } | undefined> {
  const lock = lockBuild(root);
  const startHash = sourceHash(root);
  if (ifNeeded && (await builtFrom(root)) === startHash) {
    lock.close();
    return undefined;
  }
  await rm(stampFile(root), { force: true });
  return {
    async done() {
      await writeFile(stampFile(root), startHash);
      lock.close();
    },
  };
}

/**
 * Waits for another build to end. The lock is a file lock, which the operating system releases when its process ends.
 */
function lockBuild(root: string): DatabaseSync {
  // The lock is not in build/, because React Router's build removes that folder.
  const lock = new DatabaseSync(join(root, '.build-lock'));
  lock.exec('pragma busy_timeout = 600000; begin exclusive');
  return lock;
}

/** Builds unless the build on disk matches the sources. Throws if the build fails. */
export async function ensureBuild(root: string, print: (line: string) => void): Promise<void> {
  if ((await builtFrom(root)) === sourceHash(root)) return;
  // access() checks the rights of the real user and not those of the effective user, so a test folder is made.
  const probe = await mkdtemp(join(root, '.build-probe-')).catch((cause) => {
    throw new Error(
      `The build is missing or older than the sources, and this user cannot write one in ${root}: run npm run build as the user who owns that folder.`,
      { cause },
    );
  });
  await rmdir(probe);
  print('Building the site. This takes a moment ...');
  const output: Buffer[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const build = spawn('npm', ['run', 'build', '--', '--if-needed'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, so that one signal reaches every step.
      detached: true,
    });
    const forwarding = forwardSignals(build);
    build.stdout.on('data', (chunk) => output.push(chunk));
    build.stderr.on('data', (chunk) => output.push(chunk));
    build.once('error', reject);
    build.once('close', (code) => {
      const signal = forwarding.stop();
      if (signal) process.kill(process.pid, signal);
      else resolve(code);
    });
  });
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(output).toString('utf8')}`);
}

/**
 * Sends signals that would end this process to the child's process group instead. `stop` ends this and returns the last
 * signal.
 */
function forwardSignals(child: ChildProcess): { stop(): NodeJS.Signals | undefined } {
  let received: NodeJS.Signals | undefined;
  const forward = (signal: NodeJS.Signals) => {
    received = signal;
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  };
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, forward);
  return {
    stop() {
      for (const signal of signals) process.off(signal, forward);
      return received;
    },
  };
}
