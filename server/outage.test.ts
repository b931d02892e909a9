import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/connect.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world.ts';

let world: World;
let site: TestSite;
let reachable = true;

/** Any query, however it is put together: it fails when it is run, as a query without a server does. */
function failing(): unknown {
  const refused = new Error('connect ECONNREFUSED 10.1.2.3:5432 as user kamsin');
  return new Proxy(() => undefined, {
    get: (_, name) =>
      name === 'then' ? (_done: unknown, fail: (error: Error) => void) => fail(refused) : failing(),
    apply: () => failing(),
  });
}

/** The database, whose every query fails while it is not reachable. */
function cuttable(db: Database): Database {
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return reachable ? value.bind(target) : failing();
    },
  });
}

beforeAll(async () => {
  world = await openWorld();
  const { connection } = world;
  site = await openSite({
    ...world,
    connection: {
      db: cuttable(connection.db),
      listen: connection.listen.bind(connection),
      migrate: connection.migrate.bind(connection),
      close: connection.close.bind(connection),
      ping: async () => {
        if (!reachable) throw new Error('unreachable');
        await connection.ping();
      },
    },
  });
});

afterAll(async () => {
  await site.close();
  await world.close();
});

test('while the database is away the last good page answers and says that it is stale', async () => {
  const good = await (await site.fetch('/products')).text();
  reachable = false;
  site.site.cache.drop();
  const stale = await site.fetch('/products');
  expect(stale.status).toBe(200);
  expect(stale.headers.get('cache-status')).toContain('stale');
  expect(await stale.text()).toBe(good);
  reachable = true;
  expect((await site.fetch('/products')).headers.get('cache-status')).not.toContain('stale');
});

test('a page that was never shown fails honestly, without a word of the database', async () => {
  reachable = false;
  const failed = await site.fetch('/resources');
  expect(failed.status).toBeGreaterThanOrEqual(500);
  const text = await failed.text();
  expect(text).not.toMatch(/ECONNREFUSED|10\.1\.2\.3|kamsin@|select [^<>]+ from /);
  reachable = true;
});

test('readiness says so, liveness goes on', async () => {
  reachable = false;
  const readiness = await site.fetch('/readyz');
  expect(readiness.status).toBe(503);
  expect(await readiness.json()).toMatchObject({ database: 'unreachable', storage: 'ok' });
  expect((await site.fetch('/healthz')).status).toBe(200);
  reachable = true;
  expect((await site.fetch('/readyz')).status).toBe(200);
});
