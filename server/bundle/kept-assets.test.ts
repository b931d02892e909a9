import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assets } from './assets.ts';
import { keepAssets, keptAssetsIn } from './kept-assets.ts';

const hour = 60 * 60 * 1000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kamsin-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a build with one script and its gzip file. */
function build(name: string): string {
  const client = join(folder, name);
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'assets', `page-${name}.js`), `'${name}'`);
  writeFileSync(join(client, 'assets', `page-${name}.js.gz`), 'compressed');
  return client;
}

const start = (name: string, hours: number) =>
  keepAssets(folder, build(name), new Date(hours * hour));

/** The names of the builds whose script a process of the build `by` serves. */
async function served(by: string, names: string[]): Promise<string[]> {
  const app = assets(build(by), keptAssetsIn(folder));
  const found = await Promise.all(
    names.map(async (name) => (await app.request(`/assets/page-${name}.js`)).ok),
  );
  return names.filter((_, at) => found[at]);
}

test('scripts of a former build are served for a day after the next one began, also after restarts and a way back', async () => {
  const names = ['one', 'two', 'three'];
  await start('one', 0);
  await start('two', 1000);
  // The process of the former build, which finishes its requests, also serves the files of the new build.
  expect(await served('one', names)).toEqual(['one', 'two']);
  await start('two', 1023);
  expect(await served('two', names)).toEqual(['one', 'two']);
  await start('one', 1024);
  await start('three', 1025);
  expect(await served('three', names)).toEqual(names);
  await start('three', 1048.5);
  expect(await served('three', names)).toEqual(['one', 'three']);
  await start('three', 1051);
  expect(await served('three', names)).toEqual(['three']);
  expect(readdirSync(keptAssetsIn(folder))).toHaveLength(1);
});

test('a former script comes compressed, and only files with hashed names are found', async () => {
  await start('one', 0);
  await start('two', 1);
  const app = assets(build('two'), keptAssetsIn(folder));
  const headers = { 'Accept-Encoding': 'gzip' };
  const script = await app.request('/assets/page-one.js', { headers });
  expect(script.headers.get('content-encoding')).toBe('gzip');
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  for (const path of [
    '/assets/page-none.js',
    '/assets/..%2f..%2fone/assets/page-one.js',
    '/assets/',
  ])
    expect((await app.request(path)).status).toBe(404);
});
