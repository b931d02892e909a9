import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const sources = [
  'app/**/*.{ts,tsx,css}',
  'domain/**/*.ts',
  'database/schema/*.ts',
  'server/context.ts',
  'public/**/*',
  'package-lock.json',
  'vite.config.ts',
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

/** Builds unless the build on disk was made from just these sources. Throws when the build fails. */
export async function ensureBuild(root: string, say: (line: string) => void): Promise<void> {
  const stamp = join(root, 'build', 'made-from');
  const wanted = await sourceHash(root);
  const found = await readFile(stamp, 'utf8').catch(() => undefined);
  if (found === wanted) return;
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
  await writeFile(stamp, wanted);
}
