import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { addNewsItem, addProduct } from '#tests/world/content/catalogue-rows.ts';
import { withoutTables } from '#tests/world/postgres/missing-tables.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;
let state: 'there' | 'refuses' | 'hangs' = 'there';
/** Ends a query without an answer, as the database's own time limit does. */
let giveUp: (error: Error) => void = () => undefined;

/** Stands for any query: it fails when it is run, or it never resolves. */
function lost(): unknown {
  const message = 'connect ECONNREFUSED 10.1.2.3:5432 as user kamsin';
  const refused = Object.assign(new Error(message), { code: 'ECONNREFUSED' });
  const run = (_done: unknown, fail: (error: Error) => void) => state !== 'hangs' && fail(refused);
  return new Proxy(() => undefined, {
    get: (_, name) => (name === 'then' ? run : lost()),
    apply: () => lost(),
  });
}

/** A database that refuses every query, or never responds, while it is away. */
function cuttable(db: Database): Database {
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return state === 'there' ? value.bind(target) : lost();
    },
  });
}

const pages = ['/', '/about', '/products', '/products/bare', '/news', '/news/item', '/sitemap.xml'];

beforeAll(async () => {
  world = await openWorld();
  const { connection } = world;
  site = await openSite({
    ...world,
    connection: {
      db: cuttable(connection.db),
      actingAs: (actor) => cuttable(connection.actingAs(actor)),
      readingThrough: () => cuttable(connection.db),
      listen: connection.listen.bind(connection),
      sessions: () => ({ open: 0, idle: 0, waiting: 0 }),
      isListening: () => connection.isListening(),
      migrate: connection.migrate.bind(connection),
      close: connection.close.bind(connection),
      ping: async () => {
        if (state === 'hangs')
          await new Promise((_, fail) => {
            giveUp = fail;
          });
        if (state === 'refuses') throw new Error('unreachable');
        await connection.ping();
      },
    },
  });
  await addProduct(world.db, { name: 'Bare', slug: 'bare' });
  await addNewsItem(world.db, { title: 'Item', slug: 'item' });
  await world.announced();
});

afterEach(async () => {
  state = 'there';
  giveUp(new Error('no answer'));
  await expect.poll(isStale('/products')).toBe(false);
});

afterAll(async () => {
  await site.close();
  await world.close();
});

const isStale = (path: string) => async () =>
  (await site.fetch(path)).headers.get('cache-status')?.includes('stale') ?? false;

test.each(['refuses', 'hangs'] as const)(
  'while the database %s, every cached page is served completely, at once, and marked stale',
  async (away) => {
    const good = new Map<string, string>();
    for (const path of pages) good.set(path, await (await site.fetch(path)).text());
    state = away;
    site.site.cache.drop();
    expect(await isStale('/products')()).toBe(true);
    const { misses } = site.site.cache.counts;
    for (const path of pages) {
      const stale = await site.fetch(path);
      expect([path, stale.status, stale.headers.get('cache-status')]).toEqual([
        path,
        200,
        'kamsin; hit; detail=stale',
      ]);
      expect(await stale.text()).toBe(good.get(path));
    }
    // Once the outage was known, nothing was rendered for these requests.
    expect(site.site.cache.counts.misses).toBe(misses);
  },
);

test('after the outage, a change from during it shows by itself', async () => {
  await site.fetch('/products');
  state = 'refuses';
  site.site.cache.drop();
  await site.fetch('/products');
  await addProduct(world.db, { name: 'Added in between', slug: 'in-between' });
  state = 'there';
  await expect
    .poll(async () => (await site.fetch('/products')).text())
    .toContain('Added in between');
});

test('while the database hangs, the last known languages are served', async () => {
  state = 'hangs';
  await site.site.services.changesShown();
  expect((await site.fetch('/about')).status).toBe(200);
});

test('a page with an unreadable part never replaces a complete one', async () => {
  await world.announced();
  const good = await (await site.fetch('/')).text();
  site.site.cache.drop();
  const answer = await withoutTables(world.db, ['general_settings'], () => site.fetch('/'));
  expect(answer.headers.get('cache-status')).toBe('kamsin; hit; detail=stale');
  expect(await answer.text()).toBe(good);
});

test('an uncached page fails with an honest text that does not mention the database', async () => {
  state = 'refuses';
  const failed = await site.fetch('/resources');
  expect(failed.status).toBeGreaterThanOrEqual(500);
  const text = await failed.text();
  expect(text).not.toMatch(/ECONNREFUSED|10\.1\.2\.3|kamsin@|select [^<>]+ from /);
});

test('readiness reports the outage, and liveness continues', async () => {
  state = 'refuses';
  const readiness = async () => (await site.fetch('/readyz')).json();
  await expect.poll(readiness).toMatchObject({ database: 'unreachable', storage: 'ok' });
  const unready = await site.fetch('/readyz');
  expect([unready.status, unready.headers.get('Retry-After')]).toEqual([503, '10']);
  expect((await site.fetch('/healthz')).status).toBe(200);
  state = 'there';
  await expect.poll(async () => (await site.fetch('/readyz')).status).toBe(200);
});

test('a page that needs the database says that it is away, also to signed-in users', async () => {
  const cookie = await site.signIn();
  state = 'refuses';
  const body = JSON.stringify({
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'Gold',
    message: 'Ten cones?',
  });
  const asked: [path: string, init?: RequestInit][] = [
    ['/admin/products', { headers: { cookie } }],
    ['/admin/categories', { method: 'POST', headers: { cookie }, body: new URLSearchParams() }],
    ['/functions/v1/get-stale-files', { headers: { cookie } }],
    [
      '/functions/v1/send-contact-email',
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body },
    ],
    ['/news/1/like', { method: 'PUT' }],
    ['/likes?ids=1'],
    ['/news/feed.xml'],
    ['/cards/products/bare'],
    [`/preview/${'a'.repeat(43)}`],
    [
      '/admin/login',
      { method: 'POST', body: new URLSearchParams({ email: 'a@b.c', password: 'x' }) },
    ],
  ];
  for (const [path, init] of asked) {
    const answer = await site.fetch(path, init);
    expect([path, answer.status]).toEqual([path, 503]);
    expect([path, answer.headers.get('Retry-After')]).toEqual([
      path,
      expect.stringMatching(/^\d+$/),
    ]);
    expect(await answer.text()).not.toContain('ECONNREFUSED');
  }
});
