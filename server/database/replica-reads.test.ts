import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Connection, connect } from '#database/connect.ts';
import { products } from '#database/schema/products.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { PostgresCluster } from '#tests/world/postgres/postgres-cluster.ts';
import { temporaryFolder } from '#tests/world/postgres/postgres-server.ts';
import { Wire } from '#tests/world/postgres/wire.ts';
import { openSite, type TestSite } from '#tests/world/world.ts';
import { checkReplicas } from '../../scripts/doctor/replicas.ts';
import { createFileStore } from '../storage/create-file-store.ts';

/** The site on a primary and its streaming standby, each behind a wire that can be cut. */

let primary: PostgresCluster;
let standby: PostgresCluster;
const wires = { primary: new Wire(), standby: new Wire() };
let connection: Connection;
let site: TestSite;
let dataDir: string;

const migrations = resolve(import.meta.dirname, '../../database/migrations');

async function openReplicatedSite(replicaUrl: string): Promise<TestSite> {
  const files = await createFileStore({ dataDir, s3: undefined });
  const world = { connection, db: connection.db, files, dataDir, databaseUrl: primary.url };
  return openSite(
    { ...world, announced: async () => undefined, close: async () => undefined },
    { DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: replicaUrl },
  );
}

beforeAll(async () => {
  dataDir = temporaryFolder();
  primary = await PostgresCluster.create();
  await primary.start();
  const first = await connect({ databaseUrl: primary.url, dataDir });
  await first.migrate(migrations);
  await first.close();
  await primary.stop();
  standby = await primary.standby();
  await primary.start();
  await standby.start();
  connection = await connect({ databaseUrl: await wires.primary.start(primary.url), dataDir });
  site = await openReplicatedSite(await wires.standby.start(standby.url));
});

beforeEach(() => isReplicaUsed());

afterAll(async () => {
  await site?.close();
  await site?.site.reads.close();
  await connection?.close();
  await wires.primary.cut();
  await wires.standby.cut();
  await standby?.remove();
  await primary?.remove();
  await rm(dataDir, { recursive: true });
});

const isReplicaUsed = (used = 1) =>
  expect.poll(() => site.site.reads.counts, { interval: 5 }).toMatchObject({ used });
const text = async (path: string) => (await site.fetch(path)).text();
/** Adds a product by another client of the primary, and waits until the site has heard of it. */
async function addByOtherClient(name: string) {
  const product = await addProduct(other.db, {
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
  });
  await site.site.services.changesShown();
  return product;
}
let other: Connection;
beforeAll(async () => {
  other = await connect({ databaseUrl: primary.url, dataDir });
});
afterAll(() => other?.close());

test('public pages are read from the replica, and a change it has not replayed from the primary', async () => {
  await isReplicaUsed();
  wires.primary.hang();
  const page = await site.fetch('/products');
  expect([page.status, page.headers.get('cache-status')]).toEqual([
    200,
    'kamsin; fwd=miss; stored',
  ]);
  wires.primary.goOn();

  await standby.run('select pg_wal_replay_pause()');
  await addByOtherClient('Not Replayed');
  expect(await text('/products')).toContain('Not Replayed');
  expect(await text('/products/not-replayed')).toContain('Not Replayed');
  expect(await text('/finder')).toBeDefined();
  expect(site.site.reads.counts).toEqual({ used: 0, left_out: 1 });
  expect(await checkReplicas(connection.db, [standby.url])).toMatchObject([{ state: 'OK' }]);

  await standby.run('select pg_wal_replay_resume()');
  await isReplicaUsed();
  site.site.cache.drop();
  wires.primary.hang();
  expect(await text('/products')).toContain('Not Replayed');
  wires.primary.goOn();
});

test('no page becomes older while replay is paused and resumed between changes', async () => {
  const { id, slug } = await addByOtherClient('Change 0');
  let announced = 0;
  let isWriting = true;
  const wrong: string[] = [];
  const read = async (path: string) => {
    let least = 0;
    while (isWriting) {
      least = Math.max(announced, least);
      const [, shown = '-1'] = /Change (\d+)/.exec(await text(path)) ?? [];
      if (Number(shown) < least) wrong.push(`${path} shows ${shown} after ${least}`);
      least = Number(shown);
    }
  };
  const readers = [`/products/${slug}`, '/products', '/products?q=change'].map(read);
  let usedReplica = 0;
  for (let change = 1; change <= 12; change++) {
    if (change % 3 === 1) await standby.run('select pg_wal_replay_pause()');
    await primary.run(`update products set name = 'Change ${change}' where id = ${id}`);
    await site.site.services.changesShown();
    announced = change;
    if (change % 3 === 0) await standby.run('select pg_wal_replay_resume()');
    if (change % 6 === 0) await isReplicaUsed();
    usedReplica += site.site.reads.counts.used;
  }
  isWriting = false;
  await Promise.all(readers);
  expect(wrong).toEqual([]);
  expect(usedReplica).toBeGreaterThanOrEqual(2);
});

test('a replica that hangs or dies costs a visitor no page, and is used again when it is back', async () => {
  wires.standby.hang();
  expect((await site.fetch('/products?q=hanging')).status).toBe(200);
  await isReplicaUsed(0);
  expect((await site.fetch('/products?q=known')).status).toBe(200);
  wires.standby.goOn();
  await isReplicaUsed();

  await standby.stop('SIGQUIT');
  expect((await site.fetch('/products?q=dead')).status).toBe(200);
  await isReplicaUsed(0);
  await addByOtherClient('Added Without Replica');
  expect(await text('/products')).toContain('Added Without Replica');
  await standby.start();
});

test('while the primary is away, pages are read from the replica, writes are refused, and all heals by itself', async () => {
  const status = async (path: string) => (await site.fetch(path)).headers.get('cache-status');
  await expect.poll(() => status('/about')).toBe('kamsin; hit');
  await text('/products');
  const { slug } = await addByOtherClient('Last Before');
  await isReplicaUsed();

  await primary.stop('SIGQUIT');
  await expect.poll(() => connection.isListening()).toBe(false);
  // The paths are a page never requested before, pages rendered before the last change, and a search.
  for (const path of [
    `/products/${slug}`,
    '/products',
    '/products?q=last',
    '/finder',
    '/',
    '/news/feed.xml',
  ])
    expect([path, (await site.fetch(path)).status]).toEqual([path, 200]);
  expect(await text('/products')).toContain('Last Before');
  expect(await text('/products?q=last')).toContain('Last Before');
  expect(await status('/products')).toBe('kamsin; hit; detail=stale');
  expect(await status('/resources')).toBe('kamsin; fwd=miss; stored; detail=replica');
  const refused = await site.fetch('/news/1/like', { method: 'PUT' });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, expect.any(String)]);
  expect((await site.fetch('/readyz')).status).toBe(503);

  await primary.start();
  await primary.run("insert into products (name, slug) values ('First After', 'first-after')");
  await expect.poll(() => text('/products')).toContain('First After');
  await isReplicaUsed();
  await expect.poll(() => status('/products')).toBe('kamsin; hit');
});

test('a server of another cluster is refused, and a promoted standby is left out until it takes the place of the primary', async () => {
  await expect(openReplicatedSite(inject('serverUrl'))).rejects.toThrow(
    'of DATABASE_REPLICA_URLS is not a replica of the database of DATABASE_URL.',
  );

  await standby.run('select pg_promote()');
  await isReplicaUsed(0);
  await addByOtherClient('Not In The Promoted One');
  expect(await text('/products')).toContain('Not In The Promoted One');

  await primary.stop('SIGQUIT');
  await standby.stop();
  await standby.start(primary.port);
  await expect.poll(() => connection.isListening()).toBe(true);
  await connection.db.insert(products).values({ name: 'On The New Primary', slug: 'new-primary' });
  await expect.poll(() => text('/products')).toContain('On The New Primary');
});
