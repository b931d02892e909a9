import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { isDatabaseAway } from '#database/postgres/connection-lost.ts';
import type { Bindings } from './bindings.ts';
import { assets } from './bundle/assets.ts';
import type { RequestContext, Services } from './context.ts';
import type { DatabaseWatch } from './database/database-watch.ts';
import type { KnownLanguages } from './hosts/known-languages.ts';
import type { HostAnswer } from './hosts/site-address.ts';
import { limitSentBodies } from './http/body-limits.ts';
import { askedHost, clientAddress, type TrustedProxies, visitorOf } from './http/client-address.ts';
import { type Checks, createReadiness } from './http/health.ts';
import {
  pathElsewhere,
  secondsToRetry,
  sendElsewhere,
  sendJson,
  sendRefusal,
} from './http/plain-answers.ts';
import { createRefusalLog } from './http/refusal-log.ts';
import { logWhenDone } from './http/request-log.ts';
import { pathOf, requestTarget } from './http/request-target.ts';
import { closedPolicy, securityHeaders } from './http/security-headers.ts';
import { answerPage, answerUnkeptPage } from './page-cache/answer-page.ts';
import { isPublicPage, otherSpelling, pageAddress } from './page-cache/cache-key.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { RenderPage } from './page-cache/render-page.ts';
import { sendRendered } from './page-cache/send-rendered.ts';

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
 * Answers every request: cached pages first, before anything is parsed; then health, hosts and
 * whatever Hono routes: assets, stored files, functions, pages.
 */
export function createSite(parts: SiteParts) {
  const { services, languages, trustProxy } = parts;
  const readiness = createReadiness(parts.checks, services.log);
  const refusals = createRefusalLog(services);

  const app = new Hono<Bindings>();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of securityHeaders(c.env.context.origin))
      c.res.headers.set(name, value);
    c.res.headers.set('X-Request-Id', c.env.context.requestId);
    const again = secondsToRetry[c.res.status];
    if (again && !c.res.headers.has('Retry-After')) c.res.headers.set('Retry-After', again);
    if (!c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set('Content-Security-Policy', closedPolicy);
  });
  // The CSRF check: a browser says truly which site a form was sent from.
  app.use(async (c, next) => {
    const origin = c.req.header('Origin');
    const isForeign =
      origin === undefined
        ? /^(cross|same)-site$/.test(c.req.header('Sec-Fetch-Site') ?? '')
        : origin !== c.env.context.origin;
    if (!isRead(c.env.incoming) && isForeign) {
      return c.json({ error: 'This request came from another site.' }, 403);
    }
    return next();
  });
  app.use(limitSentBodies(services));
  app.route('/', assets(parts.clientDir));
  parts.mounts(app);
  // React Router would run the loader of a file such as the site map, and send it.
  app.on('OPTIONS', ['/likes', '/:file{.+\\.\\w+}'], (c) =>
    c.body(null, 405, { Allow: 'GET, HEAD' }),
  );
  app.all('*', async (c) => {
    const { context, incoming, outgoing } = c.env;
    const request = new Request(context.origin + withoutEncodedNul(incoming.url ?? '/'), c.req.raw);
    await sendRendered(incoming, outgoing, await parts.render(request, context), context);
    return RESPONSE_ALREADY_SENT;
  });
  app.onError((error, c) => {
    const { context, incoming } = c.env;
    // Who goes away while sending is no failure of ours.
    const level = incoming.destroyed && !incoming.complete ? 'debug' : 'error';
    services.log[level]({ requestId: context.requestId, path: c.req.path, error }, 'failed');
    const text = 'Something went wrong on our side. Please try again in a moment.';
    return c.text(text, isDatabaseAway(error) ? 503 : 500);
  });

  const contexts = new WeakMap<IncomingMessage, RequestContext>();
  const routed = getRequestListener(async (request, env) => {
    const bindings = env as HttpBindings;
    const context = contexts.get(bindings.incoming) as RequestContext;
    const response = await app.fetch(request, { ...bindings, context });
    // For a HEAD request Hono makes another response of the one that says so.
    return bindings.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  });

  const answerOther = async (
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
        ? sendElsewhere(outgoing, common, 302, answer.origin + pathElsewhere(incoming))
        : sendRefusal(outgoing, common, 421);
    const spelling = isRead(incoming) ? otherSpelling(incoming.url ?? '/') : undefined;
    if (spelling) return sendElsewhere(outgoing, common, 308, answer.origin + spelling);
    const address = publicAddress(incoming, answer.origin);
    const begin = () => beginRequest(incoming, outgoing, answer);
    if (address) return answerPage(parts, incoming, outgoing, address, begin);
    const context = begin();
    const page = withoutEncodedNul(incoming.url ?? '/');
    if (isRead(incoming) && isPublicPage(page))
      return answerUnkeptPage(parts, incoming, outgoing, page, context);
    contexts.set(incoming, context);
    return routed(incoming, outgoing);
  };

  /** What is known of a request before anything of it is done; the log has it when it is done. */
  const beginRequest = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { language, origin }: Extract<HostAnswer, { kind: 'language' }>,
  ): RequestContext => {
    const requestId = randomUUID();
    logWhenDone(services.log, incoming, outgoing, { requestId, path: pathOf(incoming) });
    const address = visitorOf(clientAddress(incoming, trustProxy));
    refusals.watch(incoming, outgoing, address);
    return {
      requestId,
      clientAddress: address,
      language,
      languages: languages.languages,
      origin,
    };
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
    const answer = languages.answer(asked.host, asked.scheme);
    const address = answer?.kind === 'language' && publicAddress(incoming, answer.origin);
    const answered = address
      ? answerPage(parts, incoming, outgoing, address, () =>
          beginRequest(incoming, outgoing, answer),
        )
      : answerOther(incoming, outgoing, asked, host !== undefined);
    answered.catch((error: unknown) => {
      services.log.error({ error }, 'failed');
      if (!outgoing.headersSent)
        sendJson(outgoing, commonHeaders(asked.scheme), 500, {
          error: 'Something went wrong on our side.',
        });
      else outgoing.destroy();
    });
  };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The public page that is asked for, if it is one that may be cached. */
const publicAddress = (incoming: IncomingMessage, origin: string) =>
  isRead(incoming) ? pageAddress(origin, withoutEncodedNul(incoming.url ?? '/')) : undefined;

/** No text in PostgreSQL holds a NUL, so a path with one names nothing: it is no failure to look. */
const withoutEncodedNul = (url: string) =>
  url.replace(/^[^?]*%00[^?]*/, (path) => path.replaceAll('%00', '%EF%BF%BD'));
