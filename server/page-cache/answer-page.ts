import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { Services, Visit } from '../context.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { bestEncoding } from '../http/encoding.ts';
import { pathOf } from '../http/request-target.ts';
import { type Answer, completeHeaders, send } from '../http/send.ts';
import type { PageAddress } from './cache-key.ts';
import { hitStatus, makePage, type Page } from './page.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderPage } from './render-page.ts';

export interface PageParts {
  cache: PageCache;
  database: DatabaseWatch;
  render: RenderPage;
  services: Pick<Services, 'log'>;
}

/** What a render came to; `page` is there when the cache may keep it. */
interface Made {
  answer: Answer;
  /** Whether nothing is missing in it. */
  whole: boolean;
  page?: Page;
  showsLikes?: boolean;
}

/** Answers from the cache if it has the page fresh: nothing is built and nothing is waited for. */
export function answerFromCache(
  { cache, services: { log } }: PageParts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: PageAddress,
): boolean {
  const page = cache.fresh(address);
  if (!page) return false;
  sendPage(incoming, outgoing, page, hitStatus);
  if (log.isLevelEnabled('debug')) log.debug({ path: pathOf(incoming) }, 'answered from the cache');
  return true;
}

/**
 * Makes a public page that the cache does not have, and sends it. When the database is away, or something of
 * the page could not be read, the last good page goes out instead if there is one. Rejects when it cannot be made.
 */
export async function answerMissing(
  { cache, database, render }: PageParts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: PageAddress,
  visit: Visit,
): Promise<void> {
  const make = () =>
    cache.render(address, async () => {
      // Without this visitor's own signal: others may wait for the same render when it has gone.
      const answer = await render(requestFor(address.path, incoming, visit), visit);
      return withPage(answer, visit);
    });
  const last = cache.lastGood(address);
  const sendLast = () => {
    cache.counts.stale++;
    sendPage(incoming, outgoing, last as Page, 'kamsin; hit; detail=stale');
  };
  const made = await (last ? database.unlessAway(make) : make());
  if (!made) return sendLast();
  if (made.page) return sendPage(incoming, outgoing, made.page, 'kamsin; fwd=miss; stored');
  const { answer, whole } = made;
  const hasFailed = !whole || answer.status >= 500;
  if (hasFailed) void database.check();
  return hasFailed && last ? sendLast() : send(incoming, outgoing, answer, visit);
}

/** A whole 200 without a cookie may be kept for everybody. */
async function withPage(answer: Answer, { origin, page: said }: Visit): Promise<Made> {
  const whole = !said.readFailed;
  if (answer.status !== 200 || !whole || answer.headers.has('Set-Cookie')) return { answer, whole };
  const headers = new Headers(answer.headers);
  headers.delete('Vary');
  // A browser may keep the page, but asks each time: a change shows at once.
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  completeHeaders(headers, answer.status, { origin });
  const page = await makePage(answer.body, [...headers]);
  return { answer, whole, page, showsLikes: said.showsLikes ?? false };
}

/** Answers a page that is not kept, such as one with a parameter that it does not know. */
export async function answerUnkeptPage(
  { render }: PageParts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  path: string,
  visit: Visit,
): Promise<void> {
  const answer = await render(requestFor(path, incoming, visit), visit);
  await send(incoming, outgoing, answer, visit);
}

function requestFor(path: string, incoming: IncomingMessage, { origin }: Visit): Request {
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(origin + path, { headers });
}

/** Writes a kept page in the form that the visitor's browser likes best, or says that it has it. */
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
