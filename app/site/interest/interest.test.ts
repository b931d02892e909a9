import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buyer_interest } from '#database/schema/interest.ts';
import { hongKongDate } from '#domain/hong-kong-time.ts';
import { countInterest, listInterest, pruneInterest } from '#domain/interest/interest.server.ts';
import { addProduct } from '#tests/world/content/catalogue-rows.ts';
import { openSite, openWorld, type TestSite, type World } from '#tests/world/world.ts';

let world: World;
let site: TestSite;

beforeAll(async () => {
  world = await openWorld();
  await addProduct(world.db, { name: 'Gold', slug: 'gold' }, { codes: ['ST120'] });
  site = await openSite(world);
});
afterAll(async () => {
  await site.close();
  await world.close();
});
beforeEach(() => world.db.delete(buyer_interest));

const report = (fields: Record<string, string>) =>
  site.fetch('/search/interest', { method: 'POST', body: new URLSearchParams(fields) });
const counted = () =>
  listInterest(world.db, { since: hongKongDate(-30), languageCode: undefined, most: 50 });

test('what buyers look for is counted by day and language, and nothing else is kept', async () => {
  for (const subject of ['Copper', 'copper ', 'ＣＯＰＰＥＲ'])
    expect((await report({ kind: 'nothing', subject })).status).toBe(204);
  await report({ kind: 'code', subject: 'ST120' });
  expect(await counted()).toMatchObject({
    nothing: [{ subject: 'copper', times: 3, last: hongKongDate() }],
    code: [{ subject: 'ST120', times: 1, last: hongKongDate() }],
  });
  expect(Object.keys((await world.db.select().from(buyer_interest))[0] ?? {}).sort()).toEqual(
    ['day', 'kind', 'language_code', 'subject', 'times'].sort(),
  );
});

test('unknown codes, addresses and malformed reports are not counted', async () => {
  await report({ kind: 'code', subject: 'XY9' });
  expect((await report({ kind: 'search', subject: 'mei@atelier.example' })).status).toBe(400);
  expect((await report({ kind: 'visitor', subject: 'x' })).status).toBe(400);
  expect((await report({})).status).toBe(400);
  expect((await site.fetch('/search/interest')).status).toBe(405);
  expect(await counted()).toEqual({});
});

test('a program cannot fill the database with different searches', async () => {
  await world.db.insert(buyer_interest).values(
    Array.from({ length: 2000 }, (_, n) => ({
      ...{ day: hongKongDate(), language_code: 'en', kind: 'search' as const },
      subject: `words ${n}`,
    })),
  );
  await countInterest(world.db, 'en', { kind: 'search', subject: 'one more' });
  await countInterest(world.db, 'en', { kind: 'search', subject: 'words 7' });
  const { search = [] } = await counted();
  expect(search[0]).toMatchObject({ subject: 'words 7', times: 2 });
  expect(await world.db.$count(buyer_interest)).toBe(2000);
});

test('counts are kept for two years', async () => {
  await world.db.insert(buyer_interest).values(
    [-700, -740].map((days) => ({
      ...{ day: hongKongDate(days), language_code: 'ja', kind: 'search' as const, subject: '金' },
    })),
  );
  expect(await pruneInterest(world.db)).toBe(1);
});
