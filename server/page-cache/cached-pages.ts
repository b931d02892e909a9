import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DatabaseWatch } from '../database/database-watch.ts';
import type { PageAddress } from './cache-key.ts';
import { bestEncoding, matchesEntityTag } from './encoding.ts';
import { hitStatus, makePage, type Page } from './page.ts';
import type { PageCache, Rendered } from './page-cache.ts';
import { keepHeader, type RenderedResponse, readRendered } from './render-page.ts';

/** What a render came to; not `whole` when something of it could not be read. */
export interface Produced {
  response: Response;
  whole: boolean;
}

export type Answered = { page: Page; cacheStatus: string } | { rendered: RenderedResponse };

/**
 * Answers a public page through the cache. Only a whole, cookie-less 200 is kept. When the database
 * is away, or something could not be read, the last good page answers and says that it is stale
 * (RFC 9211).
 */
export async function answerKept(
  { cache, database }: { cache: PageCache; database: DatabaseWatch },
  address: PageAddress,
  produce: () => Promise<Produced>,
  common: [string, string][],
): Promise<Answered> {
  const render = () =>
    cache.render(
      address,
      async () => {
        const { response, whole } = await produce();
        const rendered = await readRendered(response);
        return { rendered, whole, maxAge: response.headers.get(keepHeader) };
      },
      async ({ rendered, whole, maxAge }): Promise<Rendered | undefined> => {
        const hasCookie = rendered.headers.some(([name]) => name === 'set-cookie');
        if (rendered.status !== 200 || !whole || hasCookie) return undefined;
        const headers: [string, string][] = [
          ...common,
          ...rendered.headers.filter(([name]) => name !== 'cache-control' && name !== 'vary'),
          // A browser may keep the page, but asks each time: a change shows at once.
          ['Cache-Control', 'public, max-age=0, must-revalidate'],
        ];
        return {
          page: await makePage(rendered.body, headers),
          maxAge: maxAge === null ? undefined : Number(maxAge),
        };
      },
    );
  const last = cache.lastGood(address);
  const stale = (page: Page): Answered => {
    cache.counts.stale++;
    return { page, cacheStatus: 'kamsin; hit; detail=stale' };
  };
  const made = await (last ? database.unlessAway(render) : render());
  if (!made) return stale(last as Page);
  if (made.page) return { page: made.page, cacheStatus: 'kamsin; fwd=miss; stored' };
  const { rendered, whole } = made.produced;
  if (whole && rendered.status < 500) return { rendered };
  void database.check();
  return last ? stale(last) : { rendered };
}

/** Writes a kept page in the form that the visitor's browser likes best, or says that it has it. */
export function sendPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: Page,
  cacheStatus: string,
): void {
  const form = page.forms[bestEncoding(incoming.headers['accept-encoding'] as string | undefined)];
  if (matchesEntityTag(incoming.headers['if-none-match'], form.etag)) {
    const headers: string[] = [];
    for (let at = 0; at < form.headers.length; at += 2) {
      const name = form.headers[at] ?? '';
      if (!/^content-(length|encoding|type)$/i.test(name))
        headers.push(name, form.headers[at + 1] ?? '');
    }
    outgoing.writeHead(304, [...headers, 'Cache-Status', cacheStatus]).end();
    return;
  }
  outgoing.writeHead(
    200,
    cacheStatus === hitStatus ? form.hitHeaders : [...form.headers, 'Cache-Status', cacheStatus],
  );
  outgoing.end(form.body);
}
