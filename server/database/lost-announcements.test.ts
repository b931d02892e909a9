import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '#database/connect.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { Wire } from '#tests/world/postgres/wire.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

/** The site connects to its database through a wire that can be cut; changes are made directly. */

let world: World;
let wire: Wire;
let connection: Connection;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  wire = new Wire();
  const { dataDir, databaseUrl } = world;
  connection = await connect({ databaseUrl: await wire.start(databaseUrl), dataDir });
  site = await openSite({ ...world, connection });
});
afterAll(async () => {
  await site.close();
  await connection.close();
  await wire.cut();
  await world.close();
});

const status = async (path: string) => (await site.fetch(path)).headers.get('cache-status');
const hit = 'kamsin; hit';
const stale = 'kamsin; hit; detail=stale';

test('pages are marked stale as soon as announcements are lost, until they are back', async () => {
  for (const path of ['/', '/about', '/products']) await site.fetch(path);
  expect([await status('/'), await status('/about'), await status('/products')]).toEqual([
    hit,
    hit,
    hit,
  ]);
  // Nothing queries the database now, so only the lost session reveals the loss.
  await wire.cut();
  await expect.poll(() => connection.isListening()).toBe(false);
  for (const path of ['/', '/about', '/products'])
    expect([path, await status(path)]).toEqual([path, stale]);
  await addProduct(world.db, { name: 'Added unheard', slug: 'unheard' });
  expect(await status('/products')).toBe(stale);
  await wire.resume();
  await expect.poll(async () => (await site.fetch('/products')).text()).toContain('Added unheard');
  await expect.poll(() => status('/products')).toBe(hit);
});

test('a change shows at once while only the listening session is lost', async () => {
  await site.fetch('/products');
  await expect.poll(() => status('/products')).toBe(hit);
  wire.hangsUp = true;
  await world.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'kamsin' and query ilike 'listen%'
    and pid <> pg_backend_pid()`);
  await expect.poll(() => connection.isListening()).toBe(false);
  await addProduct(world.db, { name: 'Not announced', slug: 'not-announced' });
  const page = await site.fetch('/products');
  expect(await page.text()).toContain('Not announced');
  wire.hangsUp = false;
  await expect.poll(() => connection.isListening()).toBe(true);
  await expect.poll(() => status('/products')).toBe(hit);
});
