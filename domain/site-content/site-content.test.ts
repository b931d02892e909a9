import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWorld, type World } from '#tests/world/world.ts';
import { readSiteContent, siteContentTables } from './site-content.server.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

test('after a change of each table that the shared content is read from, it is read again', async () => {
  const { $client } = world.db as unknown as { $client: { query(...of: unknown[]): unknown } };
  const query = vi.spyOn($client, 'query');
  await readSiteContent(world.db);
  const texts = query.mock.calls.map(([statement]) => (statement as { text: string }).text);
  const tables = texts.flatMap((text) => [...text.matchAll(/(?:from|join) "(\w+)"/g)]);
  expect(new Set(tables.map(([, table]) => table))).toEqual(siteContentTables);
});
