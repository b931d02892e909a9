import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type ProxyName, proxies, purgeProxies } from './proxies.ts';

/** Stands in for the interface of a proxy: answers 200 if `accepts` returns true. */
async function standIn(accepts: (request: IncomingMessage, body: string) => boolean) {
  const server = createServer(async (incoming, outgoing) => {
    outgoing.writeHead(accepts(incoming, await text(incoming)) ? 200 : 403).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The purge request that the documentation of each proxy describes. */
const documented: Record<ProxyName, (request: IncomingMessage, body: string) => boolean> = {
  nginx: ({ method }) => method === 'PURGE',
  varnish: ({ method }) => method === 'PURGE',
  cloudflare: ({ method, url, headers }, body) =>
    method === 'POST' &&
    url === '/client/v4/zones/a1/purge_cache' &&
    headers.authorization === 'Bearer secret' &&
    headers['content-type'] === 'application/json' &&
    JSON.stringify(JSON.parse(body)) === '{"tags":["pages"]}',
  fastly: ({ method, url, headers }) =>
    method === 'POST' &&
    url === '/service/a1/purge' &&
    headers['fastly-key'] === 'secret' &&
    headers['surrogate-key'] === 'pages',
};
const paths: Partial<Record<ProxyName, string>> = {
  cloudflare: '/client/v4/zones/a1/purge_cache',
  fastly: '/service/a1/purge',
};

test.each(Object.keys(proxies) as ProxyName[])(
  '%s gets the purge that it documents, at each address',
  async (proxy) => {
    const asked: string[] = [];
    const accept = async (name: string) => {
      const origin = await standIn((request, body) => {
        asked.push(name);
        return documented[proxy](request, body);
      });
      return origin + (paths[proxy] ?? '/');
    };
    const urls = [await accept('one'), await accept('other')];
    await purgeProxies({ proxy, urls, token: 'secret' });
    expect(asked.sort()).toEqual(['one', 'other']);
  },
);

test('a purge fails if one of several proxies refuses it or cannot be reached', async () => {
  const good = await standIn(() => true);
  const bad = await standIn(() => false);
  const purge = (...urls: string[]) => purgeProxies({ proxy: 'nginx', urls, token: undefined });
  await expect(purge(good)).resolves.toBeUndefined();
  await expect(purge(good, bad)).rejects.toThrow(/ to a purge was 403\.$/);
  await expect(purge(good, 'http://127.0.0.1:1/')).rejects.toThrow('No answer from 127.0.0.1:1');
});
