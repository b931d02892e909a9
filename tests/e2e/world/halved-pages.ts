import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface HalvedPages {
  origin: string;
  /** Sends the second halves. */
  goOn: () => void;
  close: () => void;
}

/** Serves a site whose pages stop at a text until they are released, as on a faltering connection. */
export async function halvePages(site: string, text: string): Promise<HalvedPages> {
  const target = new URL(site);
  const further = Promise.withResolvers<void>();
  const server = createServer(async (asked, answer) => {
    const headers = { ...asked.headers, host: target.host, 'accept-encoding': 'identity' };
    const upstream = request(site + asked.url, { method: asked.method ?? 'GET', headers });
    asked.pipe(upstream);
    const [response] = (await once(upstream, 'response')) as [IncomingMessage];
    const { 'content-length': _, ...rest } = response.headers;
    answer.writeHead(response.statusCode ?? 500, rest);
    const body = await buffer(response);
    const half = rest['content-type']?.startsWith('text/html') ? body.indexOf(text) : -1;
    if (half !== -1) {
      answer.write(body.subarray(0, half));
      await further.promise;
    }
    answer.end(body.subarray(Math.max(0, half)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    goOn: further.resolve,
    close: () => server.closeAllConnections(),
  };
}
