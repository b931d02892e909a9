import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, globSync, readFileSync } from 'node:fs';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const sources = [
  'app/**/*',
  '{database,demo,domain,server}/**/*.ts',
  'public/**/*',
  'package-lock.json',
  'vite.config.ts',
  'scripts/{precompress,public-pages,qr-codes}.ts',
  'react-router.config.ts',
];
// The build draws these from domain/company.ts.
const made = ['public/qr/**'];

function sourceHash(root: string): string {
  const hash = createHash('sha256');
  const paths = globSync(sources, { cwd: root, withFileTypes: true, exclude: made })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

const stampOf = (root: string) => join(root, 'build', 'made-from');
const madeFrom = (root: string) =>
  readFile(stampOf(root), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EACCES') return undefined;
    throw new Error(
      `This user may not read the build in ${join(root, 'build')}: run chmod -R go+rX on it as the user who made it.`,
      { cause: error },
    );
  });

/**
 * Begins a build, once no other of this checkout is under way. Until `done`, the one on disk counts as
 * made from nothing: one that breaks off half-way is never served. `done` notes the sources that the
 * build began with. With `ifNeeded` it is undefined when the build on disk is made from the sources.
 */
export async function beginBuild(
  root: string,
  { ifNeeded = false } = {},
): Promise<{ done(): Promise<void> } | undefined> {
  const lock = lockBuild(root);
  const begunWith = sourceHash(root);
  if (ifNeeded && (await madeFrom(root)) === begunWith) {
    lock.close();
    return undefined;
  }
  await rm(stampOf(root), { force: true });
  return {
    async done() {
      await writeFile(stampOf(root), begunWith);
      lock.close();
    },
  };
}

/** Waits for whoever builds. The operating system's lock goes with its process, however that ends. */
function lockBuild(root: string): DatabaseSync {
  // Not in build/, which React Router's build removes.
  const lock = new DatabaseSync(join(root, '.build-lock'));
  lock.exec('pragma busy_timeout = 600000; begin exclusive');
  return lock;
}

/** Builds unless the build on disk was made from just these sources. Throws when the build fails. */
export async function ensureBuild(root: string, say: (line: string) => void): Promise<void> {
  if ((await madeFrom(root)) === sourceHash(root)) return;
  await access(root, constants.W_OK).catch((cause) => {
    throw new Error(
      `There is no build of the present sources, and this user may not write one in ${root}: run npm run build as the user who owns it.`,
      { cause },
    );
  });
  say('Building the site, this takes a moment ...');
  const output: Buffer[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const build = spawn('npm', ['run', 'build', '--', '--if-needed'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that one signal reaches every step.
      detached: true,
    });
    const endings = endWith(build);
    build.stdout.on('data', (chunk) => output.push(chunk));
    build.stderr.on('data', (chunk) => output.push(chunk));
    build.once('error', reject);
    build.once('close', (code) => {
      const signal = endings.stop();
      if (signal) process.kill(process.pid, signal);
      else resolve(code);
    });
  });
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(output).toString('utf8')}`);
}

/** A signal that would end this process ends the child's group first. */
function endWith(child: ChildProcess): { stop(): NodeJS.Signals | undefined } {
  let received: NodeJS.Signals | undefined;
  const end = (signal: NodeJS.Signals) => {
    received = signal;
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  };
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, end);
  return {
    stop() {
      for (const signal of signals) process.off(signal, end);
      return received;
    },
  };
}
