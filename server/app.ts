import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostAnswer } from './hosts/language-hosts.ts';
import type { SharedContent } from './hosts/shared-content.ts';
import { emptyAnswer, jsonAnswer, send, textAnswer } from './http/answers/send.ts';
import {
  addressBlock,
  clientAddress,
  requestedHost,
  type TrustedProxies,
} from './http/client-address.ts';
import { type Checks, createReadiness } from './http/health.ts';
import type { OpenRequests } from './http/open-requests.ts';
import { createRefusalLog } from './http/request-logs/refusal-log.ts';
import { logWhenDone } from './http/request-logs/request-log.ts';
import {
  isRead,
  pathOf,
  redirectPath,
  requestTarget,
  withoutEncodedNul,
} from './http/request-target.ts';
import type { Metrics } from './metrics/metrics.ts';
import { mayReadMetrics } from './metrics/metrics-access.ts';
import {
  answerCacheMiss,
  answerFromCache,
  answerUncachedPage,
  type PageParts,
} from './page-cache/answer-page.ts';
import { canonicalSpelling, isPublicPage, pageAddress } from './page-cache/cache-key.ts';
import { createRouter, type RouterParts } from './router.ts';
import type { Visit } from './visit/context.ts';
import { beginVisit } from './visit/visit.ts';

export interface SiteParts extends Omit<PageParts, 'services'>, RouterParts {
  known: SharedContent;
  checks: Checks;
  metrics: Metrics;
  openRequests: OpenRequests;
  /** The value of METRICS_TOKEN. */
  metricsToken: string | undefined;
  trustProxy: TrustedProxies;
  isStopping: () => boolean;
}

/**
 * Returns the request listener of the site. Cached pages are answered first and synchronously; then come health
 * checks, redirects between hosts and public pages that must be rendered; the router answers the rest.
 */
export function createSite(parts: SiteParts) {
  const { services, known, trustProxy } = parts;
  const readiness = createReadiness(parts.checks, services.log);
  const refusals = createRefusalLog(services);
  const routed = createRouter(parts);

  const answerOther = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { target, requested, origin }: UnresolvedRequest,
  ): Promise<void> => {
    const answer = (sent: ReturnType<typeof jsonAnswer>) =>
      send(incoming, outgoing, sent, { origin });
    if (target.refusal) return answer(emptyAnswer(target.refusal.status, target.refusal.headers));
    const path = pathOf(incoming);
    if (path === '/healthz') return answer(jsonAnswer(200, { status: 'alive' }));
    if (path === '/readyz') {
      if (parts.isStopping()) return answer(jsonAnswer(503, { status: 'stopping' }));
      const { ready, body } = await readiness();
      return answer(jsonAnswer(ready ? 200 : 503, body));
    }
    if (path === '/metrics') return answer(await metricsAnswer(incoming));
    const host = await known.resolve(requested.host, requested.scheme);
    if (host.kind === 'elsewhere')
      return isRead(incoming) && target.host === undefined
        ? answer(emptyAnswer(302, { Location: host.origin + redirectPath(incoming) }))
        : answer(emptyAnswer(421));
    const spelling = isRead(incoming) ? canonicalSpelling(incoming.url ?? '/') : undefined;
    if (spelling) return answer(emptyAnswer(308, { Location: host.origin + spelling }));
    const address = publicAddress(incoming, host.origin);
    // While the content was read, another request may have filled the cache.
    if (address && answerFromCache(parts, incoming, outgoing, address)) return;
    const visit = begin(incoming, outgoing, host);
    if (address) return answerCacheMiss(parts, incoming, outgoing, address, visit);
    const page = withoutEncodedNul(incoming.url ?? '/');
    if (isRead(incoming) && isPublicPage(page))
      return answerUncachedPage(parts, incoming, outgoing, page, visit);
    return routed(incoming, outgoing, visit);
  };

  const metricsAnswer = async (incoming: IncomingMessage) => {
    const { metrics, metricsToken } = parts;
    if (!isRead(incoming)) return emptyAnswer(405);
    if (mayReadMetrics(incoming, metricsToken))
      return textAnswer(200, await metrics.read(), metrics.contentType);
    return metricsToken === undefined
      ? emptyAnswer(404)
      : emptyAnswer(401, { 'WWW-Authenticate': 'Bearer' });
  };

  /** Creates the visit of a request, and logs the request when it has ended. */
  const begin = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { language, origin }: Extract<HostAnswer, { kind: 'language' }>,
  ): Visit => {
    const requestId = randomUUID();
    logWhenDone(services.log, incoming, outgoing, { requestId, path: pathOf(incoming) });
    const visit = beginVisit(services, incoming, {
      requestId,
      clientAddress: addressBlock(clientAddress(incoming, trustProxy)),
      language,
      content: known.content,
      origin,
    });
    refusals.watch(incoming, outgoing, visit);
    return visit;
  };

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const target = requestTarget(incoming);
    const requested = requestedHost(incoming, trustProxy, target.host);
    if (!target.refusal) {
      // Later code expects a path as the target and the host in the Host header.
      incoming.url = target.path;
      if (target.host !== undefined) incoming.headers.host = target.host;
      const host = known.answer(requested.host, requested.scheme);
      const address = host?.kind === 'language' && publicAddress(incoming, host.origin);
      if (address && answerFromCache(parts, incoming, outgoing, address)) return;
    }
    parts.metrics.measure(incoming, outgoing);
    parts.openRequests.add(outgoing);
    // The host is not resolved yet. The security headers need only the scheme.
    const origin =
      requested.scheme === undefined ? services.site.canonical : `${requested.scheme}:`;
    answerOther(incoming, outgoing, { target, requested, origin }).catch((error: unknown) => {
      services.log.error({ error }, 'request failed');
      if (outgoing.headersSent) outgoing.destroy();
      else
        void send(
          incoming,
          outgoing,
          jsonAnswer(500, { error: 'Something went wrong on our side.' }),
          { origin },
        );
    });
  };
}

/** A request whose host has not been resolved yet. */
interface UnresolvedRequest {
  target: ReturnType<typeof requestTarget>;
  requested: ReturnType<typeof requestedHost>;
  origin: string;
}

/** The cacheable public page that is requested; undefined for anything else. */
const publicAddress = (incoming: IncomingMessage, origin: string) =>
  isRead(incoming) ? pageAddress(origin, withoutEncodedNul(incoming.url ?? '/')) : undefined;
