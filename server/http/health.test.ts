import { expect, test } from 'vitest';
import { StorageError } from '#domain/files/file-store.ts';
import { createReadiness } from './health.ts';

const silent = { info: () => undefined, error: () => undefined };

test('readiness is checked at most once a second, and once for all waiting requests', async () => {
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
    silent,
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

test('each kind of storage failure has its word and one log line, and a full disk still serves pages', async () => {
  let now = 0;
  let failure: Error | undefined;
  const lines: string[] = [];
  const line = (details: object, text: string) =>
    void lines.push(`${text} ${'error' in details ? (details.error as Error).message : ''}`.trim());
  const readiness = createReadiness(
    {
      database: async () => undefined,
      storage: async () => {
        if (failure) throw failure;
      },
    },
    { info: line, error: line } as never,
    () => now,
  );
  const found: unknown[] = [];
  const states = [
    new StorageError(507, 'there is no space left for files'),
    new StorageError(507, 'there is no space left for files'),
    new StorageError(403, 'the object store refused access'),
    new StorageError(500, 'the bucket does not exist'),
    undefined,
  ];
  for (failure of states) {
    now += 1000;
    const { ready, body } = await readiness();
    found.push([ready, body.storage]);
  }
  expect(found).toEqual([
    [true, 'no space'],
    [true, 'no space'],
    [false, 'refused'],
    [false, 'unreachable'],
    [true, 'ok'],
  ]);
  expect(lines).toEqual([
    'storage does not work storage answered 507: there is no space left for files',
    'storage does not work storage answered 403: the object store refused access',
    'storage does not work storage answered 500: the bucket does not exist',
    'storage works again',
  ]);
});
