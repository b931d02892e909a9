import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { DatabaseWatch } from '../database/database-watch.ts';
import type { ReplicaReads } from '../database/replica-reads.ts';
import { bestEncoding } from '../http/answers/encoding.ts';
import { type Answer, completeHeaders, send } from '../http/answers/send.ts';
import { pathOf } from '../http/request-target.ts';
import type { Services, Visit } from '../visit/context.ts';
import type { PageAddress } from './cache-key.ts';
import { hitStatus, makePage, type Page } from './page.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderPage } from './render-page.ts';

export interface PageParts {
  cache: PageCache;
  /** Header names and values, alternating, that let proxies keep a fresh page; empty if no proxy may keep one now. */
  headersForProxies: () => readonly string[];
  database: DatabaseWatch;
  reads: Pick<ReplicaReads, 'db' | 'counts'>;
  render: RenderPage;
  services: Pick<Services, 'log'>;
}

/** The result of a render; `page` is set if it may be cached. */
interface Rendered {
  answer: Answer;
  /** False if a part of the page could not be read. */
  isComplete: boolean;
  page?: Page;
  showsLikes?: boolean;
}

/** Sends a fresh page from the cache, synchronously. Returns false if there is none. */
export function answerFromCache(
  { cache, headersForProxies, services: { log } }: PageParts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: PageAddress,
): boolean {
  const page = cache.fresh(address);
  if (!page) return false;
  sendPage(incoming, outgoing, page, hitStatus, page.isForProxies ? headersForProxies() : []);
  if (log.isLevelEnabled('debug')) log.debug({ path: pathOf(incoming) }, 'answered from the cache');
  return true;
}

/**
 * Renders a public page that is not cached, and sends it. If the database is unavailable or a part could not be read, it
 * sends the last good page if there is one, or reads a newer one from a replica. Rejects if rendering throws.
 */
export async function answerCacheMiss(
  { cache, database, reads, render }: PageParts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: PageAddress,
  visit: Visit,
): Promise<void> {
  const make = async (): Promise<Rendered> => {
    let isOwn = false;
    const rendered = await cache.render(address, async () => {
      isOwn = true;
      // The request has no abort signal of this client, because other clients may wait for the same render.
      const request = requestFor(address.path, incoming, visit);
      const answer = await render(request, visit, { db: reads.db });
      return withPage(answer, visit);
    });
    // The render was shared with a visitor who was over the rate limit, so this visitor gets an own render.
    return rendered.answer.status === 429 && !isOwn ? make() : rendered;
  };
  const last = cache.lastGood(address);
  const sendLast = ({ page }: NonNullable<typeof last>) => {
    cache.counts.stale++;
    sendPage(incoming, outgoing, page, 'kamsin; hit; detail=stale');
  };
  const isLastBest = last && !(last.isOutdated && reads.counts.used > 0);
  const rendered = await (isLastBest ? database.unlessAway(make) : make());
  if (!rendered) return last && sendLast(last);
  if (rendered.page) {
    const source = database.isAway ? '; detail=replica' : '';
    const status = `kamsin; fwd=miss; stored${source}`;
    return sendPage(incoming, outgoing, rendered.page, status);
  }
  const { answer, isComplete } = rendered;
  const hasFailed = !isComplete || answer.status >= 500;
  if (hasFailed) void database.check();
  return hasFailed && last ? sendLast(last) : send(incoming, outgoing, answer, visit);
}

/** Makes a page before a visitor asks for it, unless it is in the cache. */
export async function makeBefore(
  { cache, database, reads, render }: Pick<PageParts, 'cache' | 'database' | 'reads' | 'render'>,
  address: PageAddress,
  visit: Visit,
): Promise<void> {
  if (cache.isFresh(address)) return;
  const request = new Request(visit.origin + address.path);
  const make = async () => withPage(await render(request, visit, { db: reads.db }), visit);
  await database.unlessAway(() => cache.render(address, make, 0));
}

/** Prepares a page for the cache, if it is complete, its status is 200 and it sets no cookie. */
async function withPage(answer: Answer, { origin, page: facts }: Visit): Promise<Rendered> {
  const isComplete = !facts.readFailed;
  if (answer.status !== 200 || !isComplete || answer.headers.has('Set-Cookie'))
    return { answer, isComplete };
  const headers = new Headers(answer.headers);
  headers.delete('Vary');
  // The browser may store the page but must revalidate it, so that a change shows at once.
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  completeHeaders(headers, answer.status, { origin });
  const { showsLikes = false } = facts;
  // Proxies keep no counts of likes, because each like would purge every page.
  const page = { ...(await makePage(answer.body, [...headers])), isForProxies: !showsLikes };
  return { answer, isComplete, page, showsLikes };
}

/** Renders and sends a page that is never cached, such as one with an unknown parameter. */
export async function answerUncachedPage(
  { reads, render }: PageParts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path: string,
  visit: Visit,
): Promise<void> {
  const answer = await render(requestFor(path, incoming, visit), visit, { db: reads.db });
  await send(incoming, outgoing, answer, visit);
}

function requestFor(path: string, incoming: IncomingMessage, { origin }: Visit): Request {
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(origin + path, { headers });
}

/** Sends a cached page in the best encoding for the client, or a 304 if the client has it. */
function sendPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: Page,
  cacheStatus: string,
  forProxies: readonly string[] = [],
): void {
  const form = page.forms[bestEncoding(incoming.headers['accept-encoding'] as string | undefined)];
  if (fresh(incoming.headers, { etag: form.etag })) {
    const headers: string[] = [];
    for (let at = 0; at < form.headers.length; at += 2) {
      const name = form.headers[at] ?? '';
      if (!/^content-(length|encoding|type)$/i.test(name))
        headers.push(name, form.headers[at + 1] ?? '');
    }
    outgoing.writeHead(304, [...headers, ...forProxies, 'Cache-Status', cacheStatus]).end();
    return;
  }
  const headers =
    cacheStatus === hitStatus ? form.hitHeaders : [...form.headers, 'Cache-Status', cacheStatus];
  outgoing.writeHead(200, forProxies.length > 0 ? [...headers, ...forProxies] : headers);
  outgoing.end(form.body);
}
