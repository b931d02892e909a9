import { afterAll, beforeAll, expect, test } from 'vitest';
import { administrators } from '#database/schema/administrators.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { readPeople } from './authors.server.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('authors are shown by name, deactivated ones too, and with their address if two share a name', async () => {
  await world.db.insert(administrators).values([
    { id: '1', name: 'Mei Chan', email: 'mei@example.com' },
    { id: '2', name: 'Ken Ito', email: 'ken@example.com', deactivatedAt: new Date() },
    { id: '3', name: 'Ann Lee', email: 'ann@example.com' },
    { id: '4', name: 'Ann Lee ', email: 'ann.lee@example.com' },
    { id: '5', name: ' ', email: 'nameless@example.com' },
  ]);
  expect(Object.fromEntries(await readPeople(world.db))).toEqual({
    'mei@example.com': 'Mei Chan',
    'ken@example.com': 'Ken Ito',
    'ann@example.com': 'Ann Lee (ann@example.com)',
    'ann.lee@example.com': 'Ann Lee (ann.lee@example.com)',
    'nameless@example.com': 'nameless@example.com',
  });
});
