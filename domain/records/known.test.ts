import { expect, test } from 'vitest';
import { Known } from './known.server.ts';

/** Reads how often it was read, and of a second reading which records changed. */
function reading(hears = () => true) {
  let failing = false;
  let times = 0;
  const known = new Known<string>(
    async (since) => {
      if (failing) throw new Error('not now');
      times++;
      if (!since) return `all, ${times}`;
      const changed = [...since.changed].map(([kind, ids]) => `${kind} ${[...ids].join('+')}`);
      return `${changed.join(' and ')} since ${since.value}`;
    },
    ['products', 'item_codes'],
    hears,
  );
  return { known, fail: (does: boolean) => (failing = does) };
}

test('only what changed is read again, once for all who wait', async () => {
  const { known } = reading();
  expect(await known.latest()).toBe('all, 1');
  for (const record of ['products 3', 'products 3', 'products 5', 'news_items 1', 'item_codes 2'])
    known.forget(record);
  const both = await Promise.all([known.latest(), known.latest()]);
  const changed = 'products 3+5 and item_codes 2 since all, 1';
  expect(both).toEqual([changed, changed]);
  expect(await known.latest()).toBe(changed);
});

test('a change during a reading is read after it', async () => {
  const { known } = reading();
  const first = known.latest();
  known.forget('products 1');
  expect(await known.latest()).toBe('products 1 since all, 1');
  expect(await first).toBe('all, 1');
});

test('everything is read if it is unknown what changed, or if too much did', async () => {
  const { known } = reading();
  await known.latest();
  known.forget();
  expect(await known.latest()).toBe('all, 2');
  for (let id = 0; id <= 500; id++) known.forget(`products ${id}`);
  expect(await known.latest()).toBe('all, 3');
});

test('everything is read for every visitor while changes are not heard', async () => {
  let hears = false;
  const { known } = reading(() => hears);
  expect(await known.latest()).toBe('all, 1');
  expect(await known.latest()).toBe('all, 2');
  hears = true;
  expect(await known.latest()).toBe('all, 2');
});

test('after a failed reading everything is read', async () => {
  const { known, fail } = reading();
  await known.latest();
  known.forget('products 1');
  fail(true);
  await expect(known.latest()).rejects.toThrow('not now');
  fail(false);
  expect(await known.latest()).toBe('all, 2');
});
