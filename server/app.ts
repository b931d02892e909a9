import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Bindings } from './bindings.ts';
import { assets } from './bundle/assets.ts';
import type { RequestContext, Services } from './context.ts';
import type { DatabaseWatch } from './database/database-watch.ts';
import type { KnownLanguages } from './hosts/known-languages.ts';
import { limitSentBodies } from './http/body-limits.ts';
import { askedHost, clientAddress, type TrustedProxies, visitorOf } from './http/client-address.ts';
import { type Checks, createReadiness } from './http/health.ts';
import { sendElsewhere, sendJson, sendRefusal } from './http/plain-answers.ts';
import { compressQuickly } from './http/quick-compression.ts';
import { logWhenDone } from './http/request-log.ts';
import { requestTarget } from './http/request-target.ts';
import { closedPolicy, securityHeaders } from './http/security-headers.ts';
import { pageAddress } from './page-cache/cache-key.ts';
import { answerKept, sendPage } from './page-cache/cached-pages.ts';
import { hitStatus } from './page-cache/page.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { type RenderedResponse, type RenderPage, readRendered } from './page-cache/render-page.ts';

export interface SiteParts {
  services: Services;
  languages: KnownLanguages;
  cache: PageCache;
  database: DatabaseWatch;
  render: RenderPage;
  checks: Checks;
  clientDir: string;
  trustProxy: TrustedProxies;
  /** Answers /media and /functions, which are no pages. */
  mounts: (app: Hono<Bindings>) => void;
  isStopping: () => boolean;
}

/**
 * Answers every request: kept pages first, before anything is parsed; then health, hosts and
 * whatever Hono routes: assets, stored files, functions, pages.
 */
export function createSite(parts: SiteParts) {
  const { services, languages, cache, trustProxy } = parts;
  const readiness = createReadiness(parts.checks);

  const app = new Hono<Bindings>();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of securityHeaders(c.env.visit.origin)) {
      // A page whose address holds a secret says itself that nobody is to learn it.
      const isSaid = name === 'Referrer-Policy' && c.res.headers.has(name);
      if (!isSaid) c.res.headers.set(name, value);
    }
    c.res.headers.set('X-Request-Id', c.env.visit.requestId);
    if (!c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set('Content-Security-Policy', closedPolicy);
  });
  app.use(async (c, next) => {
    const origin = c.req.header('Origin');
    if (!isRead(c.env.incoming) && origin !== undefined && origin !== c.env.visit.origin) {
      return c.json({ error: 'This request came from another site.' }, 403);
    }
    return next();
  });
  app.use(limitSentBodies(services));
  app.route('/', assets(parts.clientDir));
  parts.mounts(app);
  app.all('*', async (c) => {
    const { visit, incoming, outgoing } = c.env;
    const asked = withoutNul(incoming.url ?? '/');
    const address = c.req.method === 'GET' ? pageAddress(visit.origin, asked) : undefined;
    const request = (path: string) => new Request(visit.origin + path, c.req.raw);
    const accepted = c.req.header('Accept-Encoding');
    if (!address) {
      const response = await parts.render(request(asked), visit);
      return toResponse(await readRendered(response, visit.scriptNonce), accepted);
    }
    // Without the visitor's own signal: others may wait for the same render when this one has gone.
    const shared = new Request(visit.origin + address.path, { headers: c.req.raw.headers });
    const produce = async () => {
      const response = await parts.render(shared, visit);
      return { response, whole: !visit.readFailed };
    };
    const result = await answerKept(parts, address, produce, securityHeaders(visit.origin));
    if ('rendered' in result) return toResponse(result.rendered, accepted);
    sendPage(incoming, outgoing, result.page, result.cacheStatus);
    return RESPONSE_ALREADY_SENT;
  });
  app.onError((error, c) => {
    services.log.error({ requestId: c.env.visit.requestId, path: c.req.path, error }, 'failed');
    return c.text('Something went wrong on our side. Please try again in a moment.', 500);
  });

  const visits = new WeakMap<IncomingMessage, RequestContext>();
  const routed = getRequestListener((request, env) => {
    const bindings = env as HttpBindings;
    return app.fetch(request, {
      ...bindings,
      visit: visits.get(bindings.incoming) as RequestContext,
    });
  });

  const answerUncached = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { host, scheme }: ReturnType<typeof askedHost>,
    isNamed: boolean,
  ) => {
    const path = pathOf(incoming);
    const common = commonHeaders(scheme);
    if (path === '/healthz') return sendJson(outgoing, common, 200, { status: 'alive' });
    if (path === '/readyz') {
      if (parts.isStopping()) return sendJson(outgoing, common, 503, { status: 'stopping' });
      const { ready, body } = await readiness();
      return sendJson(outgoing, common, ready ? 200 : 503, body);
    }
    const answer = await languages.settle(host, scheme);
    if (answer.kind === 'elsewhere')
      return isRead(incoming) && !isNamed
        ? sendElsewhere(incoming, outgoing, common, answer)
        : sendRefusal(outgoing, common, 421);
    const requestId = randomUUID();
    visits.set(incoming, {
      requestId,
      clientAddress: visitorOf(clientAddress(incoming, trustProxy)),
      language: answer.language,
      languages: languages.languages,
      origin: answer.origin,
    });
    logWhenDone(services.log, incoming, outgoing, { requestId, path });
    return routed(incoming, outgoing);
  };

  /** For what is answered before the visitor's host is known. */
  const commonHeaders = (scheme: string | undefined) =>
    securityHeaders(scheme === undefined ? services.site.canonical : `${scheme}:`);

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { path, host, refusal } = requestTarget(incoming);
    const asked = askedHost(incoming, trustProxy, host);
    if (refusal) {
      sendRefusal(outgoing, commonHeaders(asked.scheme), refusal.status, refusal.headers);
      return;
    }
    // What is behind this knows one form of target, and its host from one place.
    incoming.url = path;
    if (host !== undefined) incoming.headers.host = host;
    if (isRead(incoming)) {
      const answer = languages.answer(asked.host, asked.scheme);
      if (answer?.kind === 'language') {
        const address = pageAddress(answer.origin, incoming.url ?? '/');
        const page = address && cache.fresh(address);
        if (page) {
          sendPage(incoming, outgoing, page, hitStatus);
          if (services.log.isLevelEnabled('debug'))
            services.log.debug({ path: pathOf(incoming) }, 'answered from the cache');
          return;
        }
      }
    }
    answerUncached(incoming, outgoing, asked, host !== undefined).catch((error: unknown) => {
      services.log.error({ error }, 'failed');
      if (!outgoing.headersSent)
        sendJson(outgoing, commonHeaders(asked.scheme), 500, {
          error: 'Something went wrong on our side.',
        });
      else outgoing.destroy();
    });
  };
}

/** Without the query, which logs have no business with. */
const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0] ?? '/';

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** No text in PostgreSQL holds a NUL, so a path with one names nothing: it is no failure to look. */
const withoutNul = (url: string) =>
  url.replace(/^[^?]*%00[^?]*/, (path) => path.replaceAll('%00', '%EF%BF%BD'));

async function toResponse(rendered: RenderedResponse, accepted: string | undefined) {
  const { status } = rendered;
  const headers = new Headers(rendered.headers);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD');
  if (status === 204 || status === 304) return new Response(null, { status, headers });
  const type = headers.get('Content-Type') ?? '';
  const { body, encoding } = await compressQuickly(rendered.body, type, accepted);
  headers.append('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(body), { status, headers });
}
