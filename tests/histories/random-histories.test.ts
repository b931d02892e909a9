import { afterEach, beforeEach, test } from 'vitest';
import { openWorld, type World } from '../world/world.ts';
import { walkHistories } from './random-histories.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

test.each([1, 2, 3])('random histories match the model: seed %i', async (seed) => {
  await walkHistories(world, { seed, count: Number(process.env.HISTORY_STEPS ?? 300) });
});
