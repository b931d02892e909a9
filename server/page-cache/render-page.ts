import type {
  createRequestHandler,
  RequestHandler,
  RouterContextProvider,
  ServerBuild,
} from 'react-router';
import type { Services, servicesContext, Visit, visitContext } from '../context.ts';
import { isLoopback } from '../http/client-address.ts';
import type { Limits } from '../http/rate-limits.ts';
import { closedPolicy, pagePolicy, publicPagePolicy } from '../http/security-headers.ts';

/** What app/entry.server.tsx has for the server: its documents, its React Router, and the keys that the build's modules read. */
interface Entry {
  createRequestHandler: typeof createRequestHandler;
  RouterContextProvider: typeof RouterContextProvider;
  documents: (build: ServerBuild, others: RequestHandler) => Documents;
  servicesContext: typeof servicesContext;
  visitContext: typeof visitContext;
}

type Documents = (
  request: Request,
  context: RouterContextProvider,
) => Promise<Response | { status: number; headers: Headers; html: string }>;

/** A route's way to say that its page shows likes. Never leaves the server. */
const showsLikesHeader = 'X-Shows-Likes';

export interface RenderedResponse {
  status: number;
  headers: [string, string][];
  body: Buffer;
  /** Whether counts of likes stand in it. */
  showsLikes: boolean;
}

/** Renders one request with React Router; what is `instead` takes the place of services of that name. */
export type RenderPage = (
  request: Request,
  context: Visit,
  instead?: Partial<Services>,
) => Promise<RenderedResponse>;

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
    if (pathname.endsWith('.data') && !isOffice)
      return readRendered(new Response('Not found', { status: 404 }));
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
    const answer = await (isOffice ? office : documents)(request, context);
    const rendered =
      'html' in answer ? readPage(answer) : await readRendered(answer, visit.scriptNonce);
    return visit.databaseAway && rendered.status === 500 ? notNow(rendered) : rendered;
  };
}

const isOfficePath = (path: string) => /^\/admin(?:\/|\.data$|$)/i.test(path);

/**
 * Renders public pages only as often as a visitor's address may ask for them. A loopback address is no
 * visitor's: it is a tool on this machine, or a proxy that TRUST_PROXY does not name.
 */
export function limitRenders(render: RenderPage, limits: Pick<Limits, 'render'>): RenderPage {
  return async (request, context, instead) => {
    const { clientAddress } = context;
    const isCounted = !isOfficePath(new URL(request.url).pathname) && !isLoopback(clientAddress);
    if (isCounted && !limits.render.take(clientAddress)) return tooMany;
    return render(request, context, instead);
  };
}

const tooMany: RenderedResponse = {
  status: 429,
  headers: [
    ['content-type', 'text/plain; charset=utf-8'],
    ['content-security-policy', closedPolicy],
  ],
  body: Buffer.from('Too many requests. Please try again in a minute.'),
  showsLikes: false,
};

function readPage({
  status,
  headers,
  html,
}: {
  status: number;
  headers: Headers;
  html: string;
}): RenderedResponse {
  return {
    status,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-security-policy', publicPagePolicy],
      ...headersToSend(headers),
    ],
    body: Buffer.from(html),
    showsLikes: headers.has(showsLikesHeader),
  };
}

/** A failure that passes, which visitors, crawlers and proxies are to try again. */
function notNow({ headers, body, ...rest }: RenderedResponse): RenderedResponse {
  const isPage = headers.some(([name, value]) => name === 'content-type' && /html/.test(value));
  return {
    ...rest,
    status: 503,
    headers: [...headers, ['retry-after', '10']],
    body: isPage ? body : Buffer.from('The site cannot answer at the moment. Please try again.'),
  };
}

/** Reads a response whole and gives HTML its policy; the nonce is that of its own inline scripts. */
export async function readRendered(
  response: Response,
  scriptNonce?: string,
): Promise<RenderedResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const isHtml = (response.headers.get('Content-Type') ?? '').startsWith('text/html');
  const headers = headersToSend(response.headers);
  if (!response.headers.has('Content-Security-Policy'))
    headers.push(['Content-Security-Policy', isHtml ? pagePolicy(scriptNonce) : closedPolicy]);
  const showsLikes = response.headers.has(showsLikesHeader);
  return { status: response.status, headers, body, showsLikes };
}

const headersToSend = (headers: Headers) =>
  [...headers].filter(
    ([name]) => !['content-length', showsLikesHeader.toLowerCase()].includes(name),
  );
