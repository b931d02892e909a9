import { afterAll, beforeAll, expect, test } from 'vitest';
import { site_state } from '#database/schema/site-state.ts';
import { openWorld, type World } from '#tests/world/world.ts';
import { isOtherSecret } from './session-secret.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a database recognises a start with another secret and stores neither secret', async () => {
  const [first, second] = ['the first of the secrets', 'another of the secrets'];
  expect(await isOtherSecret(world.db, first)).toBe(false);
  expect(await isOtherSecret(world.db, first)).toBe(false);
  expect(await isOtherSecret(world.db, second)).toBe(true);
  expect(await isOtherSecret(world.db, second)).toBe(false);
  expect(await isOtherSecret(world.db, first)).toBe(true);
  expect(JSON.stringify(await world.db.select().from(site_state))).not.toContain('of the secrets');
});
