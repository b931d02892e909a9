import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { DatabaseWatch } from '../database/database-watch.ts';
import type { Visit } from '../visit/context.ts';
import { answerCacheMiss } from './answer-page.ts';
import { PageCache } from './page-cache.ts';
import type { RenderPage } from './render-page.ts';

test('a visitor over the rate limit gets the only refusal of a page that others wait for', async () => {
  const begun = Promise.withResolvers<void>();
  const render: RenderPage = async (_request, { clientAddress }) => {
    await begun.promise;
    return {
      status: clientAddress === 'flood' ? 429 : 200,
      headers: new Headers(),
      body: Buffer.from('a page'),
    };
  };
  const parts = {
    ...{
      cache: new PageCache(),
      headersForProxies: () => [],
      render,
      services: { log: {} as never },
    },
    reads: { db: {} as never, counts: { used: 0, left_out: 0 } },
    database: new DatabaseWatch(
      async () => undefined,
      () => undefined,
    ),
  };
  const visit = async (clientAddress: string) => {
    const incoming = new IncomingMessage(new Socket());
    const outgoing = new ServerResponse(incoming);
    const origin = 'http://localhost';
    const address = { key: `${origin}/about`, path: '/about', kind: 'page' } as const;
    const visiting = { clientAddress, origin, page: {} } as Visit;
    await answerCacheMiss(parts, incoming, outgoing, address, visiting);
    return outgoing.statusCode;
  };
  const statuses = Promise.all(['flood', 'one', 'other'].map(visit));
  begun.resolve();
  expect(await statuses).toEqual([429, 200, 200]);
  expect(parts.cache.counts.misses).toBe(2);
});
