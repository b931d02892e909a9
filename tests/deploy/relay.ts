import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Stands between a proxy and the site: counts requests, and can hold an answer back. */
export async function openRelay() {
  let site: number | undefined;
  let asked = 0;
  const held = new Map<string, { arrived: () => void; released: Promise<void> }>();
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    if (url !== '/healthz') asked++;
    if (site === undefined) return void outgoing.writeHead(503).end();
    const passedOn = request({ port: site, path: url, method, headers }, async (answer) => {
      const body = await buffer(answer);
      const hold = held.get(url);
      held.delete(url);
      hold?.arrived();
      await hold?.released;
      outgoing.writeHead(answer.statusCode ?? 500, answer.rawHeaders).end(body);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on the site of this port answers, or no site if the port is undefined. */
    leadTo(port: number | undefined) {
      site = port;
    },
    asked: () => asked,
    /** Holds the next answer for a path. `arrived` resolves when the site has given it. */
    hold(path: string) {
      const arrived = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held.set(path, { arrived: arrived.resolve, released: released.promise });
      return { arrived: arrived.promise, release: released.resolve };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
