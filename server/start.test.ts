import { once } from 'node:events';
import { lstat, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { administrator, type ServedSite, serve } from '#tests/e2e/world/served-site.ts';
import { createDatabase } from '#tests/world/postgres-server.ts';

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

test('on SIGTERM readiness goes at once, a running request and a new one are answered, then it exits clean', async () => {
  const { origin, output, process: child } = await start();
  for (const _ of [1, 2]) await fetch(`${origin}/about`);
  // A request whose body is still coming when the signal does.
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
  // Hits are counted; a line for each is for LOG_LEVEL=debug.
  expect(output()).toMatch(/"hits":[1-9]/);
  expect(output()).not.toContain('answered from the cache');
  running = undefined;
});

test('whoever ends npm start ends the site', async () => {
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

test('a first start that was cut off after the migrations is made up for by the next one', async () => {
  // The test's database is migrated and holds nothing yet: just what such a start leaves.
  const { origin } = await start({ DEMO_CONTENT: 'on' });
  expect(await (await fetch(`${origin}/products`)).text()).toContain('/products/st-viscose');
});

test('what it keeps is for its own user alone', async () => {
  const own = join(dataDir, 'own');
  running = await serve({ dataDir: own, port: 0, variables: { ...variables, SESSION_SECRET: '' } });
  const { origin } = running;
  const written = await fetch(`${origin}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ name: 'Mei Wong', email: 'mei@example.com' },
      ...{ subject: 'Two cones', message: 'How soon can you send them?' },
    }),
  });
  expect(written.status).toBe(200);
  const mails = () => readdir(join(own, 'outbox')).catch(() => []);
  await expect.poll(async () => (await mails()).join()).toMatch(/\.eml$/);
  const kept = await readdir(own, { recursive: true });
  expect(kept).toEqual(expect.arrayContaining(['outbox', 'files', 'session-secret']));
  const modes = kept.map(async (name) => [name, (await lstat(join(own, name))).mode & 0o077]);
  expect((await Promise.all(modes)).filter(([, others]) => others !== 0)).toEqual([]);
  expect((await lstat(own)).mode & 0o077).toBe(0);
});

test('the generated password is printed once, and no later start prints it', async () => {
  const first = await start({ ADMIN_PASSWORD: '' });
  await expect.poll(() => first.output()).toMatch(/Password\s+\S{12,}/);
  const password = /Password\s+(\S+)/.exec(first.output())?.[1] ?? '';
  await first.stop();
  const second = await start({ ADMIN_PASSWORD: '' });
  await expect.poll(() => second.output()).toContain('The back-office');
  expect(second.output()).not.toContain('Password');
  expect(second.output()).not.toContain(password);
});

test('what one start has compiled the next one takes, though the first was killed', async () => {
  await (await start()).stop('SIGKILL');
  const { output } = await start({ NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
  expect(output()).toMatch(/code cache for ESM \S+server\/assets\/built-site-\S+\.js was accepted/);
});

test('the generated password is shown also by a start that finds its port taken', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  const refused = start({ ADMIN_PASSWORD: '', PORT: String(port) });
  await expect(refused).rejects.toThrow(/Password\s+\S{12,}[\s\S]+PORT \d+ is taken/);
  await new Promise((closed) => other.close(closed));
  const { output } = await start({ ADMIN_PASSWORD: '' });
  expect(output()).not.toContain('Password');
});

test('a start that is refused says why in one sentence: a wrong variable, a port or a folder that is not to be had', async () => {
  const refusal = async (more: NodeJS.ProcessEnv) =>
    String(await start(more).catch((error: Error) => error.message))
      .trim()
      .split('\n')
      .at(-1);
  expect(await refusal({ PORT: 'seventy' })).toMatch(/^PORT must be a port number .*\.$/);

  const file = join(dataDir, 'file');
  await writeFile(file, '');
  for (const DATA_DIR of [file, join(file, 'below'), '/proc/nothing/can/be/made/here'])
    expect(await refusal({ DATA_DIR })).toMatch(/^DATA_DIR .* has to be a folder .*\.$/);

  // With a debug log level, the stack trace names the sources, not the build.
  const more = await start({ DATA_DIR: file, LOG_LEVEL: 'debug' }).catch(String);
  expect(more).toMatch(/prepareDataDir \(\S+server\/data-dir\.ts:\d+/);

  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  expect(await refusal({ PORT: String(port) })).toMatch(/^PORT \d+ is taken .*\.$/);
  await new Promise((closed) => other.close(closed));
});

test('the log has no password, cookie or secret, however much it says, and a JSON object a line', async () => {
  const secret = 'a secret of at least sixteen letters';
  const { origin, output } = await start({ LOG_LEVEL: 'trace', SESSION_SECRET: secret });
  const signIn = (password: string) =>
    fetch(`${origin}/admin/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: administrator.email, password }),
      redirect: 'manual',
    });
  const signedIn = await signIn(administrator.password);
  const [cookie = ''] = (signedIn.headers.getSetCookie()[0] ?? '').split(';');
  const token = cookie.split('=')[1] ?? '';
  expect(token.length).toBeGreaterThan(20);
  await signIn('a wrong password');
  await fetch(`${origin}/admin?reset=hidden-in-the-query`, { headers: { cookie } });
  await expect.poll(output).toContain('"path":"/admin"');
  for (const _ of [1, 2]) await fetch(`${origin}/about`);
  await expect.poll(output).toContain('answered from the cache');
  for (const malformed of ['/%E0%A4%A', '/products/%ZZ', '/news/%']) {
    await fetch(origin + malformed);
    await expect.poll(output).toContain(`"path":"${malformed}","method"`);
  }
  // The words of the start are indented.
  const lines = output()
    .split('\n')
    .filter((line) => /^\S/.test(line));
  expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'));
  for (const hidden of [
    administrator.password,
    'a wrong password',
    token,
    secret,
    'hidden-in-the-query',
  ])
    expect(output()).not.toContain(hidden);
});

test('npm run dev shows public pages and screens', async () => {
  running = await serve({
    dataDir,
    port: 0,
    variables: { ...variables, NODE_ENV: '' },
    command: [process.execPath, 'server/start.ts', '--dev'],
  });
  for (const path of ['/', '/admin/login'])
    expect((await fetch(running.origin + path)).status).toBe(200);
});

test('the process that was started becomes the one that runs the build, without the TypeScript', async () => {
  const { process: child } = await start();
  const command = await readFile(`/proc/${child.pid}/cmdline`, 'utf8');
  expect(command.split('\0').at(-2)).toMatch(/build\/server\/site\.js$/);
});
