import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

test('never more than the given number runs at once, in order, also when some fail', async () => {
  const turns = limitConcurrency(2, 4);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const gates = Array.from({ length: 6 }, () => Promise.withResolvers<number>());
  const all = Promise.allSettled(
    gates.map((gate, at) =>
      turns.take(async () => {
        begun.push(at);
        most = Math.max(most, ++running);
        try {
          return await gate.promise;
        } finally {
          running--;
        }
      }),
    ),
  );
  expect(turns.isFull()).toBe(true);
  gates.forEach((gate, at) => {
    if (at % 2) gate.reject(new Error('broken'));
    else gate.resolve(at);
  });
  const outcomes = await all;
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(turns.isFull()).toBe(false);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});
