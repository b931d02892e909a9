import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWorld } from '#tests/world/world.ts';
import { rebuildAndPrintTriggers } from './current-functions.ts';

test('functions-and-triggers.sql is what the migrations make (npm run database:functions)', async () => {
  const world = await openWorld();
  const written = await readFile(join(import.meta.dirname, 'functions-and-triggers.sql'), 'utf8');
  expect(await rebuildAndPrintTriggers(world.db)).toBe(written);
  await world.close();
});
