import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databasePaths } from '#database/data-directory/database-paths.ts';
import { readPostmasterFile } from '#database/embedded/postmaster-file.ts';
import { type ServedSite, serve } from '#tests/e2e/world/served-site.ts';
import { temporaryFolder } from '#tests/world/postgres/postgres-server.ts';

let dataDir: string;
let running: ServedSite | undefined;

beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(async () => {
  await running?.stop();
  await rm(dataDir, { recursive: true });
});

const start = async (variables: NodeJS.ProcessEnv = {}) => {
  running = undefined;
  running = await serve({ dataDir, port: 0, variables: { DATABASE_URL: '', ...variables } });
  return running;
};
const postmaster = () => readPostmasterFile(databasePaths(dataDir).database)?.pid ?? 0;
const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('without DATABASE_URL, the site runs its own PostgreSQL, survives its death and stops it last', async () => {
  const { origin, process: child, output } = await start();
  const products = () => fetch(`${origin}/products`);
  expect(await (await products()).text()).toContain('/products/st-viscose');

  const former = postmaster();
  process.kill(former, 'SIGKILL');
  // A cached page is served during the outage, and later everything works as before.
  expect((await products()).status).toBe(200);
  await expect.poll(output).toContain('database server back');
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
  expect((await fetch(`${origin}/products?q=viscose`)).status).toBe(200);
  expect(postmaster()).not.toBe(former);

  const pid = postmaster();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await expect
    .poll(async () => (await fetch(`${origin}/readyz`)).status, { interval: 20 })
    .toBe(503);
  // Requests are served from the database until the end.
  expect((await fetch(`${origin}/products?q=lame`)).status).toBe(200);
  expect(lives(pid)).toBe(true);
  await exited;
  expect(lives(pid)).toBe(false);
  running = undefined;
});

test('a killed site starts again, and a refused start leaves no server behind', async () => {
  const { process: child } = await start({ DEMO_CONTENT: 'off' });
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  const { origin, stop } = await start({ DEMO_CONTENT: 'off' });
  expect((await fetch(`${origin}/products`)).status).toBe(200);
  await stop();
  running = undefined;

  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  const refused = serve({ dataDir, port, variables: { DATABASE_URL: '', DEMO_CONTENT: 'off' } });
  await expect(refused).rejects.toThrow('is already in use');
  await expect.poll(() => postmaster()).toBe(0);
  other.close();
});
