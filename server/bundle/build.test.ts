import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBuild, ensureBuild } from './build.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kamsin-build-'));
  await mkdir(join(root, 'app'));
  await mkdir(join(root, 'build'));
  await mkdir(join(root, 'public'));
  await writeFile(join(root, 'app', 'page.ts'), 'one');
  await buildIs(`(await import('node:fs')).writeFileSync('was-built', '');`);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function buildIs(lines: string): Promise<void> {
  await writeFile(join(root, 'build.mjs'), lines);
  const scripts = { build: 'node build.mjs' };
  await writeFile(join(root, 'package.json'), JSON.stringify({ scripts }));
}

async function startBuilds(): Promise<boolean> {
  await rm(join(root, 'was-built'), { force: true });
  await ensureBuild(root, () => undefined);
  return existsSync(join(root, 'was-built'));
}

test('a start builds if there is no build, and not if the sources are unchanged', async () => {
  expect(await startBuilds()).toBe(true);
  await (await beginBuild(root))?.done();
  expect(await startBuilds()).toBe(false);
});

test('a start builds again after a change, even one during a build', async () => {
  const build = await beginBuild(root);
  await writeFile(join(root, 'app', 'page.ts'), 'two');
  await build?.done();
  expect(await startBuilds()).toBe(true);
});

test.each(['app/worker.js', 'app/letters.woff2', 'public/icon.png'])(
  'a start builds again after a change of %s',
  async (file) => {
    await (await beginBuild(root))?.done();
    await writeFile(join(root, file), 'new');
    expect(await startBuilds()).toBe(true);
  },
);

test('a start builds again after an interrupted build, even with unchanged sources', async () => {
  await (await beginBuild(root))?.done();
  await beginBuild(root);
  expect(await startBuilds()).toBe(true);
});

test('a failing build stops the start and shows its output', async () => {
  await buildIs(`throw new Error('no such colour');`);
  await expect(startBuilds()).rejects.toThrow('no such colour');
});

/** Builds as a user whom file permissions restrict, which they do not do for root. */
async function startAsStranger(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    await ensureBuild(root, () => undefined);
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

test('a user who can neither read nor make the build sees what to run', async () => {
  await (await beginBuild(root))?.done();
  await chmod(root, 0o555);
  await chmod(join(root, 'build'), 0);
  await expect(startAsStranger()).rejects.toThrow(/cannot read the build .*: run chmod -R go\+rX/);
  await chmod(join(root, 'build'), 0o755);
  await startAsStranger();
  await writeFile(join(root, 'app', 'page.ts'), 'two');
  await expect(startAsStranger()).rejects.toThrow(/cannot write one in .*: run npm run build/);
  await chmod(root, 0o755);
});

const buildModule = JSON.stringify(join(import.meta.dirname, 'build.ts'));

test('a start waits for a running build and serves it', async () => {
  await buildIs(`
    import { writeFileSync } from 'node:fs';
    import { beginBuild } from ${buildModule};
    writeFileSync('asked', '');
    const ifNeeded = process.argv.includes('--if-needed');
    if (await beginBuild(process.cwd(), { ifNeeded })) writeFileSync('was-built', '');
  `);
  const other = await beginBuild(root);
  const built = startBuilds();
  await expect.poll(() => existsSync(join(root, 'asked')), { timeout: 20_000 }).toBe(true);
  // React Router's build removes and creates this folder when it starts.
  await rm(join(root, 'build'), { recursive: true });
  await mkdir(join(root, 'build'));
  await other?.done();
  expect(await built).toBe(false);
});

test('a signal that ends a start ends its build', async () => {
  const socket = join(root, 'build-runs');
  await buildIs(`(await import('node:net')).createServer().listen(${JSON.stringify(socket)});`);
  const lines = `import(${buildModule}).then((b) => b.ensureBuild(${JSON.stringify(root)}, () => {}))`;
  const start = spawn(process.execPath, ['-e', lines], { stdio: 'ignore' });
  const ended = once(start, 'exit');
  const buildRuns = () =>
    new Promise((told) => {
      const connection = connect(socket, () => told(connection.destroy() && true));
      connection.once('error', () => told(false));
    });
  await expect.poll(buildRuns, { timeout: 20_000 }).toBe(true);
  start.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGTERM']);
  expect(await buildRuns()).toBe(false);
});
