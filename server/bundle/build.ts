import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const sources = [
  'app/**/*.{ts,tsx,css}',
  '{database,demo,domain,server}/**/*.ts',
  'public/**/*',
  'package-lock.json',
  'vite.config.ts',
  'scripts/public-pages.ts',
  'react-router.config.ts',
];

async function sourceHash(root: string): Promise<string> {
  const hash = createHash('sha256');
  const paths = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const path of paths) hash.update(path.slice(root.length)).update(await readFile(path));
  return hash.digest('hex');
}

const stampOf = (root: string) => join(root, 'build', 'made-from');

/**
 * Until `done`, a build on disk counts as made from nothing: one that breaks off half-way is never
 * served. `done` notes the sources that the build began with.
 */
export async function beginBuild(root: string): Promise<{ done(): Promise<void> }> {
  const begunWith = await sourceHash(root);
  await rm(stampOf(root), { force: true });
  return { done: () => writeFile(stampOf(root), begunWith) };
}

/** Builds unless the build on disk was made from just these sources. Throws when the build fails. */
export async function ensureBuild(root: string, say: (line: string) => void): Promise<void> {
  const found = await readFile(stampOf(root), 'utf8').catch(() => undefined);
  if (found === (await sourceHash(root))) return;
  say('Building the site, this takes a moment ...');
  const output: Buffer[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const build = spawn('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    build.stdout.on('data', (chunk) => output.push(chunk));
    build.stderr.on('data', (chunk) => output.push(chunk));
    build.once('error', reject);
    build.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(output).toString('utf8')}`);
}
