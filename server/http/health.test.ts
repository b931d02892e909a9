import { expect, test } from 'vitest';
import { createReadiness } from './health.ts';

test('readiness is looked at once a second at most, and once for all who ask meanwhile', async () => {
  let now = 0;
  let looks = 0;
  let works = true;
  const first = Promise.withResolvers<void>();
  const readiness = createReadiness(
    {
      database: async () => {
        looks++;
        await first.promise;
        if (!works) throw new Error('away');
      },
      storage: async () => undefined,
    },
    () => now,
  );
  const asked = [readiness(), readiness(), readiness()];
  now = 2000;
  asked.push(readiness());
  first.resolve();
  expect((await Promise.all(asked)).map(({ ready }) => ready)).toEqual([true, true, true, true]);
  expect(looks).toBe(1);
  works = false;
  now = 2999;
  expect((await readiness()).ready).toBe(true);
  now = 3000;
  expect(await readiness()).toEqual({
    ready: false,
    body: { status: 'unavailable', database: 'unreachable', storage: 'ok' },
  });
  expect(looks).toBe(2);
});
