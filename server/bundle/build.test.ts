import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBuild, ensureBuild } from './build.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kamsin-build-'));
  await mkdir(join(root, 'app'));
  await mkdir(join(root, 'build'));
  await writeFile(join(root, 'app', 'page.ts'), 'one');
  const scripts = { build: `node -e "fs.writeFileSync('was-built','')"` };
  await writeFile(join(root, 'package.json'), JSON.stringify({ scripts }));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function startBuilds(): Promise<boolean> {
  await rm(join(root, 'was-built'), { force: true });
  await ensureBuild(root, () => undefined);
  return existsSync(join(root, 'was-built'));
}

test('a start builds what was never built, and not what a finished build was made from', async () => {
  expect(await startBuilds()).toBe(true);
  await (await beginBuild(root)).done();
  expect(await startBuilds()).toBe(false);
});

test('a start builds again after a change, also one that came while a build was under way', async () => {
  const build = await beginBuild(root);
  await writeFile(join(root, 'app', 'page.ts'), 'two');
  await build.done();
  expect(await startBuilds()).toBe(true);
});

test('a start builds again when a build broke off, though its sources are the ones built before', async () => {
  await (await beginBuild(root)).done();
  await beginBuild(root);
  expect(await startBuilds()).toBe(true);
});

test('a build that fails stops the start and says what it said', async () => {
  const scripts = { build: 'echo no such colour >&2 && exit 1' };
  await writeFile(join(root, 'package.json'), JSON.stringify({ scripts }));
  await expect(startBuilds()).rejects.toThrow('no such colour');
});
