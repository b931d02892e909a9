import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '#server/process/env.ts';
import { answerUpdates } from '#server/releases/update-socket.ts';
import { temporaryFolder } from '#tests/world/postgres/postgres-server.ts';
import { updateSite } from './update-site.ts';

/** A product without packages. Its build only writes a stamp. */
const manifest = JSON.stringify({
  name: 'toy',
  scripts: { build: 'mkdir -p build && cp text build/made-from && grep -vq broken text' },
});

let folder: string;
let origin: string;
let first: string;
beforeEach(() => {
  folder = temporaryFolder();
  origin = join(folder, 'origin');
  fs.mkdirSync(origin);
  git(origin, 'init', '--quiet', '--initial-branch', 'main');
  fs.writeFileSync(join(origin, 'package.json'), manifest);
  fs.writeFileSync(join(origin, '.gitignore'), 'build\n');
  const lock = { name: 'toy', lockfileVersion: 3, packages: { '': { name: 'toy' } } };
  fs.writeFileSync(join(origin, 'package-lock.json'), JSON.stringify(lock));
  commit('first');
  first = join(folder, 'first');
  git(folder, 'clone', '--quiet', origin, first);
  fs.symlinkSync('first', join(folder, 'current'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function git(cwd: string, ...parameters: string[]): string {
  const author = ['-c', 'user.name=Mei', '-c', 'user.email=mei@example.com'];
  return execFileSync('git', [...author, ...parameters], { cwd, encoding: 'utf8' }).trim();
}

/** Commits a text. Returns the folder that an update gives to its release. */
function commit(text: string): string {
  fs.writeFileSync(join(origin, 'text'), text);
  git(origin, 'add', '.');
  git(origin, 'commit', '--quiet', '-m', text);
  return join(folder, git(origin, 'rev-parse', 'HEAD').slice(0, 12));
}

const dataDir = () => join(folder, 'data');
const current = () => fs.realpathSync(join(folder, 'current'));

/** Runs `npm run update` in a release, by default the current one. Returns what it prints. */
async function update({ wanted, from = current() }: { wanted?: string; from?: string } = {}) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  await updateSite({ env: { dataDir: dataDir(), port: 1 }, current: from, wanted, print });
  return lines.join('\n');
}

/** Stands in for a running site, which refuses broken releases. Returns the releases that it was asked to serve. */
async function runSite(): Promise<string[]> {
  fs.mkdirSync(dataDir());
  const asked: string[] = [];
  const env = readEnvironment({ DATA_DIR: dataDir(), PORT: '1' });
  const stop = await answerUpdates(env, async (release) => {
    asked.push(release);
    if (fs.readFileSync(join(release, 'text'), 'utf8') === 'silent')
      throw new Error('The release does not work.');
    return 'The site serves it.';
  });
  onTestFinished(stop);
  return asked;
}

test('a new commit is built beside the running release and becomes the current one; the one before the former is removed', async () => {
  const asked = await runSite();
  expect(await update()).toBe('There is nothing new.');
  const second = commit('second');
  expect(await update()).toContain(
    `The site serves it.\nTo go back: cd ${join(folder, 'current')} && npm run update -- ${first}`,
  );
  expect(current()).toBe(second);
  expect(fs.readFileSync(join(second, 'build', 'made-from'), 'utf8')).toBe('second');
  await update({ wanted: first });
  expect(current()).toBe(first);
  const third = commit('third');
  await update();
  const fourth = commit('fourth');
  await update();
  expect(asked).toEqual([second, first, third, fourth]);
  expect([first, second, third, fourth].map((release) => fs.existsSync(release))).toEqual([
    ...[true, false, true, true],
  ]);
});

test('a release that does not build or does not work does not become the current one', async () => {
  const asked = await runSite();
  const broken = commit('broken');
  await expect(update()).rejects.toThrow(`npm run failed in ${broken}`);
  expect(asked).toEqual([]);
  commit('silent');
  await expect(update()).rejects.toThrow('The release does not work.');
  expect(current()).toBe(first);
});

test('without a running site the next start serves the release', async () => {
  const second = commit('second');
  expect(await update()).toContain(`The next start serves ${second}.`);
  expect(current()).toBe(second);
});

test('an update that would lose something is refused', async () => {
  const second = commit('second');
  fs.writeFileSync(join(first, 'text'), 'ours');
  await expect(update()).rejects.toThrow('has changes that are in no commit');
  git(first, 'commit', '--quiet', '-am', 'ours');
  await expect(update()).rejects.toThrow('push them first');
  git(first, 'reset', '--quiet', '--hard', 'origin/main');
  await update();
  await expect(update({ from: first })).rejects.toThrow('Run this in the release');
  expect(current()).toBe(second);
  const inside = { env: { dataDir: join(second, 'data'), port: 1 }, current: second };
  await expect(updateSite({ ...inside, print: () => undefined })).rejects.toThrow(
    'is inside a release',
  );
});
