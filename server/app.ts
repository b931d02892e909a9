import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visit } from './context.ts';
import type { KnownLanguages } from './hosts/known-languages.ts';
import type { HostAnswer } from './hosts/site-address.ts';
import { askedHost, clientAddress, type TrustedProxies, visitorOf } from './http/client-address.ts';
import { type Checks, createReadiness } from './http/health.ts';
import { createRefusalLog } from './http/refusal-log.ts';
import { logWhenDone } from './http/request-log.ts';
import {
  isRead,
  pathElsewhere,
  pathOf,
  requestTarget,
  withoutEncodedNul,
} from './http/request-target.ts';
import { emptyAnswer, jsonAnswer, send } from './http/send.ts';
import {
  answerFromCache,
  answerMissing,
  answerUnkeptPage,
  type PageParts,
} from './page-cache/answer-page.ts';
import { isPublicPage, otherSpelling, pageAddress } from './page-cache/cache-key.ts';
import { createRouter, type RouterParts } from './router.ts';
import { beginVisit } from './visit.ts';

export interface SiteParts extends Omit<PageParts, 'services'>, RouterParts {
  languages: KnownLanguages;
  checks: Checks;
  trustProxy: TrustedProxies;
  isStopping: () => boolean;
}

/**
 * Answers every request. A page that the cache has is answered at once, before anything else is looked at;
 * then come health, hosts and public pages that have to be made; the router has the rest.
 */
export function createSite(parts: SiteParts) {
  const { services, languages, trustProxy } = parts;
  const readiness = createReadiness(parts.checks, services.log);
  const refusals = createRefusalLog(services);
  const routed = createRouter(parts);

  const answerOther = async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { target, asked, origin }: Asked,
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
    const host = await languages.settle(asked.host, asked.scheme);
    if (host.kind === 'elsewhere')
      return isRead(incoming) && target.host === undefined
        ? answer(emptyAnswer(302, { Location: host.origin + pathElsewhere(incoming) }))
        : answer(emptyAnswer(421));
    const spelling = isRead(incoming) ? otherSpelling(incoming.url ?? '/') : undefined;
    if (spelling) return answer(emptyAnswer(308, { Location: host.origin + spelling }));
    const address = publicAddress(incoming, host.origin);
    // While the languages were read, another request may have filled the cache.
    if (address && answerFromCache(parts, incoming, outgoing, address)) return;
    const visit = begin(incoming, outgoing, host);
    if (address) return answerMissing(parts, incoming, outgoing, address, visit);
    const page = withoutEncodedNul(incoming.url ?? '/');
    if (isRead(incoming) && isPublicPage(page))
      return answerUnkeptPage(parts, incoming, outgoing, page, visit);
    return routed(incoming, outgoing, visit);
  };

  /** What is known of a request before anything of it is done; the log has it when it is done. */
  const begin = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { language, origin }: Extract<HostAnswer, { kind: 'language' }>,
  ): Visit => {
    const requestId = randomUUID();
    logWhenDone(services.log, incoming, outgoing, { requestId, path: pathOf(incoming) });
    const visit = beginVisit(services, incoming, {
      requestId,
      clientAddress: visitorOf(clientAddress(incoming, trustProxy)),
      language,
      languages: languages.languages,
      origin,
    });
    refusals.watch(incoming, outgoing, visit);
    return visit;
  };

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const target = requestTarget(incoming);
    const asked = askedHost(incoming, trustProxy, target.host);
    if (!target.refusal) {
      // What is behind this knows one form of target, and its host from one place.
      incoming.url = target.path;
      if (target.host !== undefined) incoming.headers.host = target.host;
      const host = languages.answer(asked.host, asked.scheme);
      const address = host?.kind === 'language' && publicAddress(incoming, host.origin);
      if (address && answerFromCache(parts, incoming, outgoing, address)) return;
    }
    // Until the visitor's host is known, the scheme is all that headers depend on.
    const origin = asked.scheme === undefined ? services.site.canonical : `${asked.scheme}:`;
    answerOther(incoming, outgoing, { target, asked, origin }).catch((error: unknown) => {
      services.log.error({ error }, 'failed');
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

/** A request whose host has not been looked up yet. */
interface Asked {
  target: ReturnType<typeof requestTarget>;
  asked: ReturnType<typeof askedHost>;
  origin: string;
}

/** The public page that is asked for, if it is one that may be cached. */
const publicAddress = (incoming: IncomingMessage, origin: string) =>
  isRead(incoming) ? pageAddress(origin, withoutEncodedNul(incoming.url ?? '/')) : undefined;
