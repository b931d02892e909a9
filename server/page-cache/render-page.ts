import type {
  createRequestHandler,
  RequestHandler,
  RouterContextProvider,
  ServerBuild,
} from 'react-router';
import type { Services, servicesContext, Visit, visitContext } from '../context.ts';
import { isLoopback } from '../http/client-address.ts';
import type { Limits } from '../http/rate-limits.ts';
import { pagePolicy } from '../http/security-headers.ts';
import type { Answer } from '../http/send.ts';

/** What app/entry.server.tsx has for the server: its documents, its React Router, and the keys that the build's modules read. */
interface Entry {
  createRequestHandler: typeof createRequestHandler;
  RouterContextProvider: typeof RouterContextProvider;
  documents: (build: ServerBuild, others: RequestHandler) => Documents;
  servicesContext: typeof servicesContext;
  visitContext: typeof visitContext;
}

type Documents = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Renders one request with React Router; what is `instead` takes the place of services of that name. */
export type RenderPage = (
  request: Request,
  visit: Visit,
  instead?: Partial<Services>,
) => Promise<Answer>;

/** Renders with the build that `loadBuild` answers: always the same one, or in development the latest. */
export function pageRenderer(
  loadBuild: () => Promise<ServerBuild>,
  services: Services,
): RenderPage {
  let used: ServerBuild | undefined;
  let office: RequestHandler;
  let documents: Documents;
  return async (request, visit, instead) => {
    const { pathname } = new URL(request.url);
    const isOffice = isOfficePath(pathname);
    // Public pages are documents: only the back-office's screens ask for data.
    if (pathname.endsWith('.data') && !isOffice) return textAnswer(404, 'Not found');
    const build = await loadBuild();
    const entry = build.entry.module as unknown as Entry;
    if (build !== used) {
      office = entry.createRequestHandler(build, 'production');
      documents = entry.documents(build, office);
      used = build;
    }
    // The build carries its own copy of server/context.ts: the keys have to be those.
    const context = new entry.RouterContextProvider();
    context.set(entry.servicesContext, instead ? { ...services, ...instead } : services);
    context.set(entry.visitContext, visit);
    const response = await (isOffice ? office : documents)(request, context);
    const answer = await readAnswer(response, visit.scriptNonce);
    return visit.page.databaseAway && answer.status === 500 ? notNow(answer) : answer;
  };
}

const isOfficePath = (path: string) => /^\/admin(?:\/|\.data$|$)/i.test(path);

/**
 * Renders public pages only as often as a visitor's address may ask for them. A loopback address is no
 * visitor's: it is a tool on this machine, or a proxy that TRUST_PROXY does not name.
 */
export function limitRenders(render: RenderPage, limits: Pick<Limits, 'render'>): RenderPage {
  return async (request, visit, instead) => {
    const { clientAddress } = visit;
    const isCounted = !isOfficePath(new URL(request.url).pathname) && !isLoopback(clientAddress);
    if (isCounted && !limits.render.take(clientAddress))
      return textAnswer(429, 'Too many requests. Please try again in a minute.');
    return render(request, visit, instead);
  };
}

const textAnswer = (status: number, text: string): Answer => ({
  status,
  headers: new Headers({ 'Content-Type': 'text/plain; charset=utf-8' }),
  body: Buffer.from(text),
});

const isHtml = (headers: Headers) => (headers.get('Content-Type') ?? '').startsWith('text/html');

/** A failure that passes, which visitors, crawlers and proxies are to try again. */
function notNow({ headers, body }: Answer): Answer {
  const text = 'The site cannot answer at the moment. Please try again.';
  return { status: 503, headers, body: isHtml(headers) ? body : Buffer.from(text) };
}

/** Reads a response whole and gives HTML its policy; the nonce is that of its own inline scripts. */
export async function readAnswer(response: Response, scriptNonce?: string): Promise<Answer> {
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  if (isHtml(headers) && !headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', pagePolicy(scriptNonce));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}
