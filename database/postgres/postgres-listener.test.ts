import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { createDatabase, onServer } from '../../tests/world/postgres/postgres-server.ts';
import { Wire } from '../../tests/world/postgres/wire.ts';
import { backoffDelay, PostgresListener } from './postgres-listener.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let wire: Wire;
let listener: PostgresListener;
const lost: { attempt: number; again: number }[] = [];

beforeEach(async () => {
  lost.length = 0;
  database = await createDatabase(inject('serverUrl'));
  wire = new Wire();
  listener = new PostgresListener(await wire.start(database.url), (event) => {
    if ('again' in event) lost.push(event as (typeof lost)[number]);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await listener.close();
  await wire.cut();
  await database.drop();
});

test('behind a proxy that accepts and hangs up, it makes one attempt at a time, with backoff', async () => {
  const heard: string[] = [];
  let gaps = 0;
  await listener.listen(
    'changes',
    (word) => heard.push(word),
    () => gaps++,
  );
  const before = wire.accepted;
  wire.hangsUp = true;
  wire.drop();
  await expect.poll(() => lost.length, { interval: 5 }).toBeGreaterThanOrEqual(8);
  // The first loss was the session itself; each later one is one connection.
  expect(wire.accepted - before).toBeLessThanOrEqual(lost.length);
  expect(lost.map(({ attempt }) => attempt)).toEqual(lost.map((_, at) => at + 1));

  wire.hangsUp = false;
  await expect.poll(() => gaps, { interval: 5 }).toBe(1);
  await onServer(database.url, "notify changes, 'after'");
  await expect.poll(() => heard).toEqual(['after']);
});

test('the back-off starts over only after a session that lasted as long as the longest delay', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  let isCutting = true;
  let gaps = 0;
  const onGap = () => {
    gaps += 1;
    if (isCutting) wire.drop();
  };
  await listener.listen('changes', () => undefined, onGap);
  wire.drop();
  await expect.poll(() => lost.length, { interval: 5 }).toBeGreaterThanOrEqual(4);
  isCutting = false;
  await expect.poll(() => listener.isListening && gaps, { interval: 5 }).toBe(lost.length);
  expect(lost.map(({ attempt }) => attempt)).toEqual(lost.map((_, at) => at + 1));

  const losses = lost.length;
  clock.mockReturnValue(800);
  wire.drop();
  await expect.poll(() => lost[losses]?.attempt, { interval: 5 }).toBe(1);
});

test('it can be closed while it opens its next session', async () => {
  await listener.listen(
    'changes',
    () => undefined,
    () => undefined,
  );
  const closed = new Promise<void>((resolve) => {
    wire.onAccept = () => void listener.close().then(resolve);
  });
  wire.drop();
  await closed;
});

test('the delay doubles up to less than a second, with jitter', () => {
  for (const [attempt, most] of [
    [1, 50],
    [2, 100],
    [5, 800],
    [50, 800],
  ] as const) {
    const delays = Array.from({ length: 200 }, () => backoffDelay(attempt));
    expect(Math.max(...delays)).toBeLessThanOrEqual(most);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(most / 2);
    expect(new Set(delays).size).toBeGreaterThan(1);
  }
});
