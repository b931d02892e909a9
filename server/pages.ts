import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Services, servicesContext, Visit, visitContext } from './context.ts';
import { bestEncoding, matchesEntityTag } from './page-cache/encoding.ts';
import { hitStatus, makePage, type Page } from './page-cache/page.ts';
import type { PageCache, Rendered } from './page-cache/page-cache.ts';
import { closedPolicy, pagePolicy } from './security-headers.ts';
import { visitorBuild } from './visitor-build.ts';

/** The keys that the build's modules read. */
interface ContextKeys {
  servicesContext: typeof servicesContext;
  visitContext: typeof visitContext;
}

/** A route's way to say how long its page may be shown, in seconds, or 'no'. Never leaves the server. */
export const keepHeader = 'X-Keep-Page';

export interface RenderedResponse {
  status: number;
  headers: [string, string][];
  body: Buffer;
  isHtml: boolean;
}

/** Renders one request with React Router. */
export type RenderPage = (request: Request, visit: Visit) => Promise<Response>;

/** Renders with the build that `loadBuild` answers: always the same one, or in development the latest. */
export function pageRenderer(
  loadBuild: () => Promise<ServerBuild>,
  services: Services,
): RenderPage {
  let handled: ServerBuild | undefined;
  let visitors: RequestHandler | undefined;
  let staff: RequestHandler | undefined;
  return async (request, visit) => {
    const build = await loadBuild();
    if (build !== handled) {
      visitors = createRequestHandler(visitorBuild(build), 'production');
      staff = createRequestHandler(build, 'production');
      handled = build;
    }
    // The build carries its own copy of server/context.ts: the keys have to be those.
    const keys = build.entry.module as unknown as ContextKeys;
    const context = new RouterContextProvider();
    context.set(keys.servicesContext, services);
    context.set(keys.visitContext, visit);
    const isStaff = /^\/admin\b/.test(new URL(request.url).pathname);
    return ((isStaff ? staff : visitors) as RequestHandler)(request, context);
  };
}

/** Reads a response whole and gives HTML its policy. */
export async function readRendered(response: Response): Promise<RenderedResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const isHtml = (response.headers.get('Content-Type') ?? '').startsWith('text/html');
  const headers = [...response.headers].filter(
    ([name]) => !['content-length', keepHeader.toLowerCase()].includes(name),
  );
  headers.push([
    'Content-Security-Policy',
    isHtml ? pagePolicy(body.toString('utf8')) : closedPolicy,
  ]);
  return { status: response.status, headers, body, isHtml };
}

/**
 * Renders a public page through the cache. Only a whole, cookie-less 200 is kept; when rendering
 * fails, the last good page answers and says that it is stale (RFC 9211).
 */
export async function renderKept(
  cache: PageCache,
  key: string,
  produce: () => Promise<Response>,
  common: [string, string][],
): Promise<{ page: Page; cacheStatus: string } | { rendered: RenderedResponse }> {
  const { produced, page } = await cache.render(
    key,
    async () => {
      const response = await produce();
      return { rendered: await readRendered(response), keep: response.headers.get(keepHeader) };
    },
    async ({ rendered, keep }): Promise<Rendered | undefined> => {
      const hasCookie = rendered.headers.some(([name]) => name === 'set-cookie');
      if (rendered.status !== 200 || keep === 'no' || hasCookie) return undefined;
      const headers: [string, string][] = [
        ...common,
        ...rendered.headers.filter(([name]) => name !== 'cache-control' && name !== 'vary'),
        // A browser may keep the page, but asks each time: a change shows at once.
        ['Cache-Control', 'public, max-age=0, must-revalidate'],
      ];
      const maxAge = keep === null ? undefined : Number(keep);
      return { page: await makePage(rendered.body, headers), maxAge };
    },
  );
  if (page) return { page, cacheStatus: 'kamsin; fwd=miss; stored' };
  if (produced.rendered.status >= 500) {
    const last = cache.lastGood(key);
    if (last) {
      cache.counts.stale++;
      return { page: last, cacheStatus: 'kamsin; hit; detail=stale' };
    }
  }
  return { rendered: produced.rendered };
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
