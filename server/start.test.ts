import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type ServedSite, serve } from '#tests/e2e/world/served-site.ts';
import { createDatabase } from '#tests/world/postgres/postgres-server.ts';

let dataDir: string;
let variables: NodeJS.ProcessEnv;
let remove: () => Promise<void>;
let running: ServedSite | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kamsin-start-'));
  const database = await createDatabase(inject('serverUrl'), inject('template'));
  remove = database.drop;
  variables = { DATABASE_URL: database.url, DEMO_CONTENT: 'off' };
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await remove();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (more: NodeJS.ProcessEnv = {}) => {
  running = await serve({ dataDir, port: 0, variables: { ...variables, ...more } });
  return running;
};

test('on SIGTERM readiness fails at once, running and new requests are answered, then the process exits cleanly', async () => {
  const { origin, output, process: child } = await start();
  for (const _ of [1, 2]) await fetch(`${origin}/about`);
  // A request whose body is still arriving at the time of the signal.
  const slow = request(`${origin}/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '17' },
  });
  slow.write('email=');
  const answered = new Promise<number | undefined>((resolve, reject) => {
    slow.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    slow.once('error', reject);
  });
  await new Promise((connected) =>
    slow.once('socket', (socket) => socket.once('connect', connected)),
  );
  const exited = new Promise<number | null>((gone) => child.once('close', gone));
  child.kill('SIGTERM');
  await expect
    .poll(async () => (await fetch(`${origin}/readyz`)).status, { interval: 20 })
    .toBe(503);
  expect((await fetch(`${origin}/`)).status).toBe(200);
  slow.end('a@b.example');
  expect(await answered).toBeLessThan(500);
  expect(await exited).toBe(0);
  // At the usual log level, cache hits are counted and not logged.
  expect(output()).toMatch(/"hits":[1-9]/);
  expect(output()).not.toContain('answered from the cache');
  running = undefined;
});

test('ending npm start ends the site', async () => {
  const { origin, process: npm } = await serve({
    ...{ dataDir, port: 0, variables },
    command: ['npm', 'start'],
  });
  const gone = once(npm, 'exit');
  npm.kill('SIGTERM');
  await gone;
  await expect
    .poll(() =>
      fetch(origin).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone');
});

test('the generated password is printed once and by no later start, and the compile cache of a killed start is used', async () => {
  const first = await start({ ADMIN_PASSWORD: '' });
  await expect.poll(() => first.output()).toMatch(/Password\s+\S{12,}/);
  const password = /Password\s+(\S+)/.exec(first.output())?.[1] ?? '';
  await first.stop();
  const second = await start({ ADMIN_PASSWORD: '' });
  await expect.poll(() => second.output()).toContain('The back-office');
  expect(second.output()).not.toContain('Password');
  expect(second.output()).not.toContain(password);
  await second.stop('SIGKILL');
  const third = await start({ NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
  expect(third.output()).toMatch(
    /code cache for ESM \S+server\/assets\/built-site-\S+\.js was accepted/,
  );
});

test('a start with an occupied port says so in one sentence and still shows the generated password', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  const refused = start({ ADMIN_PASSWORD: '', PORT: String(port) });
  await expect(refused).rejects.toThrow(
    /Password\s+\S{12,}[\s\S]+\nPORT \d+ is already in use [^\n]*\.\s*$/,
  );
  await new Promise((closed) => other.close(closed));
  const { output } = await start({ ADMIN_PASSWORD: '' });
  expect(output()).not.toContain('Password');
});

test('a refused start gives its reason in one sentence', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  const refusal = (more: NodeJS.ProcessEnv = {}) =>
    start({ DATA_DIR: file, ...more }).catch((error: Error) => error.message);
  expect(String(await refusal()).trim()).toMatch(/\nDATA_DIR .* must be a writable folder .*\.$/);
  // With a debug log level, the stack trace names the sources, not the build.
  expect(await refusal({ LOG_LEVEL: 'debug' })).toMatch(
    /prepareDataDir \(\S+server\/process\/data-dir\.ts:\d+/,
  );
});

test('npm run dev serves public pages and screens', async () => {
  running = await serve({
    dataDir,
    port: 0,
    variables: { ...variables, NODE_ENV: '' },
    command: [process.execPath, 'server/start.ts', '--dev'],
  });
  for (const path of ['/', '/admin/login'])
    expect((await fetch(running.origin + path)).status).toBe(200);
});
