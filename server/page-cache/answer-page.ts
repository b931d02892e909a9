import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { Services, Visit } from '../context.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { bestEncoding } from '../http/encoding.ts';
import { pathOf } from '../http/request-target.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { PageAddress } from './cache-key.ts';
import { hitStatus, makePage, type Page } from './page.ts';
import type { PageCache, Rendered } from './page-cache.ts';
import type { RenderedResponse, RenderPage } from './render-page.ts';
import { sendRendered } from './send-rendered.ts';

export interface PageParts {
  cache: PageCache;
  database: DatabaseWatch;
  render: RenderPage;
  services: Pick<Services, 'log'>;
}

type Made = { page: Page; cacheStatus: string } | { rendered: RenderedResponse };

/**
 * Answers a public page: from the cache, or made, cached and sent. `begin` is called when it has to be
 * made, and gives what is known of the request. Rejects when it can not be made.
 */
export async function answerPage(
  parts: PageParts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: PageAddress,
  begin: () => Visit,
): Promise<void> {
  const fresh = parts.cache.fresh(address);
  if (fresh) {
    sendPage(incoming, outgoing, fresh, hitStatus);
    const { log } = parts.services;
    if (log.isLevelEnabled('debug'))
      log.debug({ path: pathOf(incoming) }, 'answered from the cache');
    return;
  }
  const visit = begin();
  const made = await makeOrFind(parts, address, incoming, visit);
  if ('rendered' in made) return sendRendered(incoming, outgoing, made.rendered, visit);
  sendPage(incoming, outgoing, made.page, made.cacheStatus);
}

/**
 * Renders the page, and caches a whole, cookie-less 200. When the database is away, or something
 * could not be read, the last good page answers and says that it is stale (RFC 9211).
 */
async function makeOrFind(
  { cache, database, render: renderPage }: PageParts,
  address: PageAddress,
  incoming: IncomingMessage,
  visit: Visit,
): Promise<Made> {
  const render = () =>
    cache.render(
      address,
      async () => {
        // Without this visitor's own signal: others may wait for the same render when it has gone.
        const request = requestFor(address.path, incoming, visit);
        const rendered = await renderPage(request, visit);
        return { rendered, whole: !visit.readFailed };
      },
      async ({ rendered, whole }): Promise<Rendered | undefined> => {
        const hasCookie = rendered.headers.some(([name]) => name === 'set-cookie');
        if (rendered.status !== 200 || !whole || hasCookie) return undefined;
        const headers: [string, string][] = [
          ...securityHeaders(visit.origin),
          ...rendered.headers.filter(([name]) => name !== 'cache-control' && name !== 'vary'),
          // A browser may keep the page, but asks each time: a change shows at once.
          ['Cache-Control', 'public, max-age=0, must-revalidate'],
        ];
        return {
          page: await makePage(rendered.body, headers),
          showsLikes: rendered.showsLikes,
        };
      },
    );
  const last = cache.lastGood(address);
  const stale = (page: Page): Made => {
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

/** Answers a page that is not kept, such as one with a parameter that it does not know. */
export async function answerUnkeptPage(
  { render }: PageParts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path: string,
  visit: Visit,
): Promise<void> {
  const rendered = await render(requestFor(path, incoming, visit), visit);
  await sendRendered(incoming, outgoing, rendered, visit);
}

function requestFor(path: string, incoming: IncomingMessage, { origin }: Visit): Request {
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(origin + path, { headers });
}

/** Writes a cached page in the form that the visitor's browser likes best, or says that it has it. */
function sendPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: Page,
  cacheStatus: string,
): void {
  const form = page.forms[bestEncoding(incoming.headers['accept-encoding'] as string | undefined)];
  if (fresh(incoming.headers, { etag: form.etag })) {
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
