import { lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { administrator, type ServedSite, serve } from '#tests/e2e/world/served-site.ts';
import { createDatabase } from '#tests/world/postgres/postgres-server.ts';

/** What a first start leaves: its content, files and most detailed log. */

let folder: string;
let dataDir: string;
let site: ServedSite;
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kamsin-first-start-'));
  dataDir = join(folder, 'own');
  // The database of a first start that was interrupted after the migrations: it has tables and no rows.
  const database = await createDatabase(inject('serverUrl'), inject('template'));
  dropDatabase = database.drop;
  const variables = { DATABASE_URL: database.url, SESSION_SECRET: '', LOG_LEVEL: 'trace' };
  site = await serve({ dataDir, port: 0, variables });
});

afterAll(async () => {
  await site.stop();
  await dropDatabase();
  await rm(folder, { recursive: true });
});

test('the next start completes a first start that was interrupted after the migrations', async () => {
  expect(await (await fetch(`${site.origin}/products`)).text()).toContain('/products/st-viscose');
});

test('its stored files are readable only by its own user', async () => {
  const written = await fetch(`${site.origin}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ name: 'Mei Wong', email: 'mei@example.com' },
      ...{ subject: 'Two cones', message: 'How soon can you send them?' },
    }),
  });
  expect(written.status).toBe(200);
  const mails = () => readdir(join(dataDir, 'outbox')).catch(() => []);
  await expect.poll(async () => (await mails()).join()).toMatch(/\.eml$/);
  const kept = await readdir(dataDir, { recursive: true });
  expect(kept).toEqual(expect.arrayContaining(['outbox', 'files', 'session-secret']));
  const modes = kept.map(async (name) => [name, (await lstat(join(dataDir, name))).mode & 0o077]);
  expect((await Promise.all(modes)).filter(([, others]) => others !== 0)).toEqual([]);
  expect((await lstat(dataDir)).mode & 0o077).toBe(0);
});

test('the log has no password, cookie or secret at any level, and one JSON object per line', async () => {
  const { origin, output } = site;
  const secret = (await readFile(join(dataDir, 'session-secret'), 'utf8')).trim();
  expect(secret.length).toBeGreaterThan(20);
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
  // Every line that does not begin with a space must be JSON; the texts for a person are indented.
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

test('the started process becomes the one that runs the build, without the TypeScript', async () => {
  const command = await readFile(`/proc/${site.process.pid}/cmdline`, 'utf8');
  expect(command.split('\0').at(-2)).toMatch(/build\/server\/site\.js$/);
});
