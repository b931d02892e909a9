import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createSiteServer, type SiteServer } from './site-server.ts';

const options = { linger: 50, timeout: 5000 };

let received = 0;

async function start(port = 0): Promise<{ site: SiteServer; port: number }> {
  const site = createSiteServer((incoming, outgoing) => {
    received++;
    incoming.resume().on('end', () => setImmediate(() => outgoing.end('answered')));
  });
  await new Promise<void>((listening) => site.server.listen(port, '127.0.0.1', listening));
  return { site, port: (site.server.address() as AddressInfo).port };
}

/** Sends requests over keep-alive connections until stopped, and counts the outcomes by name. */
function client(port: number, counts: Map<string, number>): () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let stopped = false;
  const ask = () =>
    new Promise<string>((told) => {
      const asked = request({ port, host: '127.0.0.1', agent }, (answer) => {
        answer.resume().once('end', () => told('answered'));
        answer.once('error', (error: NodeJS.ErrnoException) => told(String(error.code)));
      });
      // A new connection that was not accepted before the listener closed is not counted as an error.
      asked.once('error', (error: NodeJS.ErrnoException) =>
        told(asked.reusedSocket ? String(error.code) : 'not connected'),
      );
      asked.end();
    });
  const asking = (async () => {
    while (!stopped) {
      const outcome = await ask();
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      // No server listens between the end of the old server and the start of the new one.
      if (outcome === 'not connected') await new Promise(setImmediate);
    }
    agent.destroy();
  })();
  return () => {
    stopped = true;
    return asking;
  };
}

test('20 clients with keep-alive get a response to every request that arrived, over restarts', async () => {
  const counts = new Map<string, number>();
  let { site, port } = await start();
  const clients = Array.from({ length: 20 }, () => client(port, counts));
  for (let restart = 0; restart < 10; restart++) {
    const before = counts.get('answered') ?? 0;
    await expect.poll(() => counts.get('answered'), { interval: 5 }).toBeGreaterThan(before + 100);
    await site.stop(options);
    ({ site } = await start(port));
  }
  await Promise.all(clients.map((stop) => stop()));
  await site.stop(options);
  counts.delete('not connected');
  expect([...counts]).toEqual([['answered', received]]);
});
