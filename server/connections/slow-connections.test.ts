import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSiteServer, type SiteServer } from './site-server.ts';

/** Headers within 900 ms; a body, or a reader, must move 30,000 bytes in 30 s of the test's clock. */
const limits = { headers: 900, slow: { period: 30_000, minBytes: 30_000 } };
/** How often the server checks its connections. */
const look = limits.slow.period / 6;
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

let site: SiteServer;
let received = 0;
let isReading = true;
const sockets: Socket[] = [];

beforeEach(async () => {
  received = 0;
  isReading = true;
  // The server's clock moves only when a test moves it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  site = createSiteServer((incoming, outgoing) => {
    if (incoming.url === '/large') {
      outgoing.end(Buffer.alloc(64_000_000));
      return;
    }
    if (!isReading) return;
    incoming.on('data', (chunk) => {
      received += chunk.length;
    });
    incoming.on('end', () => outgoing.end(`got ${received}`));
  }, limits);
  await new Promise<void>((listening) => site.server.listen(0, '127.0.0.1', listening));
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((closed) => site.server.close(closed));
  vi.useRealTimers();
});

async function open(text: string): Promise<Socket> {
  const { port } = site.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  // A connection that is cut may be reported as a reset.
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

// Unlike events.once(), this promise does not reject when the connection is reset.
const closed = (socket: Socket) => new Promise((gone) => socket.once('close', gone));
const arrived = (bytes: number) => expect.poll(() => received, { interval: 5 }).toBe(bytes);
const upload = (length: number) =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;

test.each(['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '])(
  'incomplete headers lead to a timeout: %j',
  async (begun) => {
    const slow = await open(begun);
    slow.resume();
    await once(slow, 'close');
  },
);

test('a body that hardly moves is cut off', async () => {
  const slow = await open(`${upload(1_000_000)}a`);
  await arrived(1);
  pass(look);
  slow.write(Buffer.alloc(29_000));
  await arrived(29_001);
  pass(30_000 - look);
  expect(await held()).toBe(1);
  const cut = closed(slow);
  pass(look);
  await cut;
});

test('5 MB at 256 kbit/s arrive, although they take longer than the limit for headers', async () => {
  const size = 5_000_000;
  const honest = await open(upload(size));
  honest.setEncoding('utf8');
  let sent = 0;
  for (let second = 0; sent < size; second++) {
    const part = Math.min(32_000, size - sent);
    sent += part;
    honest.write(Buffer.alloc(part));
    await arrived(sent);
    pass(1000);
    // After 80 s a client that stalls within its headers has long been cut off.
    if (second === 80) await once((await open('GET /')).resume(), 'close');
  }
  const [answer] = await once(honest, 'data');
  expect(answer).toContain('got 5000000');
});

test('a client that waits for a response and an idle keep-alive connection are not cut off', async () => {
  isReading = false;
  const waiting = await open(`${upload(20)}12345`);
  const complete = await open(`${upload(5)}12345`);
  isReading = true;
  const idle = await open(`${upload(2)}ab`);
  await once(idle, 'data');
  pass(120_000);
  expect(await held()).toBe(3);
  expect([waiting, complete, idle].map(({ closed }) => closed)).toEqual([false, false, false]);
});

test('a client that hardly reads is cut off, and a slow one is not', async () => {
  const get = 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n';
  const [still, slow] = [await open(get), await open(get)];
  still.pause();
  let taken = 0;
  const read = async (bytes: number) => {
    for (const until = taken + bytes; taken < until; ) {
      const chunk = slow.read();
      if (chunk) taken += chunk.length;
      else await once(slow, 'readable');
    }
  };
  await read(1);
  pass(look);
  for (const _ of [1, 2]) {
    // The number of bytes is larger than the buffers of the system, so that the server sees progress.
    await read(12_000_000);
    pass(60_000);
  }
  still.resume();
  await closed(still);
  expect(await held()).toBe(1);
  expect(slow.closed).toBe(false);
});

/** The number of connections once the server has answered everything before. */
async function held(): Promise<number> {
  const asking = (await open('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).resume();
  await once(asking, 'close');
  return new Promise((told) => site.server.getConnections((_, count) => told(count)));
}
