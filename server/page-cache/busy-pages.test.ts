import { connect as connectTcp } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  site = await openSite(world);
  site.site.warmer.start();
});
afterAll(async () => {
  site.site.warmer.stop();
  await site.close();
  await world.close();
});

const ask = async (path: string) => {
  const response = await site.fetch(path);
  return { status: response.headers.get('cache-status'), text: await response.text() };
};
/** Lets visitors ask for a page so often that it is a busy one. */
const visit = async (path: string) => {
  for (let times = 0; times < 4; times++) await ask(path);
};
const change = (name: string) =>
  world.db.execute(`insert into products (name, slug) values ('${name}', '${name}')`);
const warmed = () => site.site.cache.warmed;

test('a busy page is made again after a change: fresh, the next visitor gets it from the cache, and it counts as no request', async () => {
  await world.announced();
  await visit('/products');
  await ask('/about');
  const { misses } = site.site.cache.counts;
  const before = warmed();
  await change('warm-thread');
  await expect.poll(warmed, { timeout: 5000 }).toBe(before + 1);
  expect(site.site.cache.counts.misses).toBe(misses);
  await expect.poll(async () => (await ask('/products')).status).toBe('kamsin; hit');
  expect((await ask('/products')).text).toContain('warm-thread');
  // This page had one visitor.
  expect((await ask('/about')).status).toBe('kamsin; fwd=miss; stored');
  const metrics = (await ask('/metrics')).text;
  expect(metrics).toContain(`kamsin_page_cache_warmed ${before + 1}\n`);
});

test('while a visitor waits for an answer, no page is made', async () => {
  await visit('/products');
  const before = warmed();
  const port = Number(new URL(site.origin).port);
  const socket = connectTcp(port, '127.0.0.1');
  socket.write(
    'POST /newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\n',
  );
  await expect.poll(() => site.site.openRequests.areWaiting).toBe(true);
  await change('waiting-thread');
  await pause(1000);
  expect(warmed()).toBe(before);
  socket.destroy();
  await expect.poll(warmed, { timeout: 5000 }).toBe(before + 1);
});
