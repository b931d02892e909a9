import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { isDatabaseUnavailable } from '#database/postgres/connection-lost.ts';
import { assets } from './bundle/assets.ts';
import { completeHeaders, prepare } from './http/answers/send.ts';
import { limitSentBodies } from './http/body-limits.ts';
import { isRead, withoutEncodedNul } from './http/request-target.ts';
import type { RenderPage } from './page-cache/render-page.ts';
import type { Bindings } from './visit/bindings.ts';
import type { Services, Visit } from './visit/context.ts';

export interface RouterParts {
  services: Services;
  render: RenderPage;
  clientDir: string;
  /** The folder with the files of former builds. */
  keptAssets: string;
  /** Mounts the addresses that are not pages, such as /media, /cards and /functions. */
  mounts: (app: Hono<Bindings>) => void;
}

/** Answers everything but reads of public pages: assets, stored files, functions, forms, the back-office. */
export function createRouter(parts: RouterParts) {
  const { services } = parts;
  const app = new Hono<Bindings>();
  // CSRF check: browsers set Origin and Sec-Fetch-Site, and a page cannot forge them.
  app.use(async (c, next) => {
    const origin = c.req.header('Origin');
    const isForeign =
      origin === undefined
        ? /^(cross|same)-site$/.test(c.req.header('Sec-Fetch-Site') ?? '')
        : origin !== c.env.visit.origin;
    if (!isRead(c.env.incoming) && isForeign) {
      return c.json({ error: 'This request came from another site.' }, 403);
    }
    return next();
  });
  app.use(limitSentBodies(services));
  // Mounts come before the files of public/, because an uploaded icon replaces the icons there.
  parts.mounts(app);
  app.route('/', assets(parts.clientDir, parts.keptAssets));
  // React Router would answer OPTIONS with the content of the file, such as the site map.
  app.on('OPTIONS', ['/likes', '/:file{.+\\.\\w+}'], (c) => c.body(null, 405));
  app.all('*', async (c) => {
    const { visit, incoming } = c.env;
    const request = new Request(visit.origin + withoutEncodedNul(incoming.url ?? '/'), c.req.raw);
    const { body, ...init } = await prepare(incoming, await parts.render(request, visit), visit);
    return new Response(body.length > 0 ? new Uint8Array(body) : null, init);
  });
  app.onError((error, c) => {
    const { visit, incoming } = c.env;
    // A client that disconnects while it sends is not a server error.
    const level = incoming.destroyed && !incoming.complete ? 'debug' : 'error';
    services.log[level]({ requestId: visit.requestId, path: c.req.path, error }, 'request failed');
    const text = 'Something went wrong on our side. Please try again in a moment.';
    return c.text(text, isDatabaseUnavailable(error) ? 503 : 500);
  });

  return (incoming: IncomingMessage, outgoing: ServerResponse, visit: Visit): Promise<void> =>
    getRequestListener(async (request, env) => {
      const response = await app.fetch(request, { ...(env as HttpBindings), visit });
      completeHeaders(response.headers, response.status, visit);
      return response;
    })(incoming, outgoing);
}
