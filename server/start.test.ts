import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { copyTemplate } from '#tests/database-template.ts';
import { type ServedSite, serve } from '#tests/e2e/served-site.ts';

let dataDir: string;
let variables: NodeJS.ProcessEnv;
let remove: () => Promise<void>;
let running: ServedSite | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kamsin-start-'));
  const copy = await copyTemplate(inject('databaseTemplate'), dataDir);
  remove = copy.remove;
  variables = { DATABASE_URL: copy.databaseUrl ?? '', DEMO_CONTENT: 'off' };
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
  const { origin, process: child } = await start();
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
  running = undefined;
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

test('a wrong variable stops the start with one sentence that names it', async () => {
  await expect(start({ PORT: 'seventy' })).rejects.toThrow(/PORT must be a port number/);
});
