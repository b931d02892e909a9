import type {
  createRequestHandler,
  RequestHandler,
  RouterContextProvider,
  ServerBuild,
} from 'react-router';
import { pagePolicy } from '../http/answers/security-headers.ts';
import { type Answer, textAnswer } from '../http/answers/send.ts';
import { isLoopback } from '../http/client-address.ts';
import type { Limits } from '../limits/rate-limits.ts';
import type { Services, servicesContext, Visit, visitContext } from '../visit/context.ts';

/** The exports of app/entry.server.tsx that the server uses. */
interface Entry {
  createRequestHandler: typeof createRequestHandler;
  RouterContextProvider: typeof RouterContextProvider;
  createDocumentHandler: (build: ServerBuild, others: RequestHandler) => Documents;
  servicesContext: typeof servicesContext;
  visitContext: typeof visitContext;
}

type Documents = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Renders one request with React Router; `overrides` replace services of the same name. */
export type RenderPage = (
  request: Request,
  visit: Visit,
  overrides?: Partial<Services>,
) => Promise<Answer>;

/** Creates a renderer for the build that `loadBuild` returns: always the same one, or the latest one in development. */
export function pageRenderer(
  loadBuild: () => Promise<ServerBuild>,
  services: Services,
): RenderPage {
  let used: ServerBuild | undefined;
  let adminHandler: RequestHandler;
  let documents: Documents;
  return async (request, visit, overrides) => {
    const { pathname } = new URL(request.url);
    const isAdmin = isAdminPath(pathname);
    // Only back-office screens request data; public pages are plain documents.
    if (pathname.endsWith('.data') && !isAdmin) return textAnswer(404, 'Not found');
    const build = await loadBuild();
    const entry = build.entry.module as unknown as Entry;
    if (build !== used) {
      adminHandler = entry.createRequestHandler(build, 'production');
      documents = entry.createDocumentHandler(build, adminHandler);
      used = build;
    }
    // The build has its own copy of server/visit/context.ts, so the keys must be its keys.
    const context = new entry.RouterContextProvider();
    context.set(entry.servicesContext, overrides ? { ...services, ...overrides } : services);
    context.set(entry.visitContext, visit);
    const response = await (isAdmin ? adminHandler : documents)(request, context);
    const answer = await readAnswer(response, visit.scriptNonce);
    return visit.page.databaseAway && answer.status === 500 ? unavailable(answer) : answer;
  };
}

const isAdminPath = (path: string) => /^\/admin(?:\/|\.data$|$)/i.test(path);

/**
 * Limits how many public pages are rendered for an address. Loopback addresses are not limited: they belong to tools on
 * this machine, or to a proxy that TRUST_PROXY does not name.
 */
export function limitRenders(render: RenderPage, limits: Pick<Limits, 'render'>): RenderPage {
  return async (request, visit, overrides) => {
    const { clientAddress } = visit;
    const isCounted = !isAdminPath(new URL(request.url).pathname) && !isLoopback(clientAddress);
    if (isCounted && !limits.render.take(clientAddress))
      return textAnswer(429, 'Too many requests. Please try again in a minute.');
    return render(request, visit, overrides);
  };
}

const isHtml = (headers: Headers) => (headers.get('Content-Type') ?? '').startsWith('text/html');

/** Turns a 500 into a 503, so that crawlers and proxies try again. */
function unavailable({ headers, body }: Answer): Answer {
  const text = 'The site cannot answer at the moment. Please try again.';
  return { status: 503, headers, body: isHtml(headers) ? body : Buffer.from(text) };
}

/** Reads a response into memory and adds the CSP to HTML; `scriptNonce` allows the page's own inline scripts. */
export async function readAnswer(response: Response, scriptNonce?: string): Promise<Answer> {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  if (isHtml(headers) && !headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', pagePolicy(scriptNonce));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}
