import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { RequestContext, requestContext, Services, servicesContext } from '../context.ts';
import { closedPolicy, pagePolicy } from '../http/security-headers.ts';

/** The keys that the build's modules read. */
interface ContextKeys {
  servicesContext: typeof servicesContext;
  requestContext: typeof requestContext;
}

/** A route's way to say that its page shows likes. Never leaves the server. */
export const showsLikesHeader = 'X-Shows-Likes';

export interface RenderedResponse {
  status: number;
  headers: [string, string][];
  body: Buffer;
  isHtml: boolean;
}

/** Renders one request with React Router; what is `instead` takes the place of services of that name. */
export type RenderPage = (
  request: Request,
  context: RequestContext,
  instead?: Partial<Services>,
) => Promise<Response>;

/** Renders with the build that `loadBuild` answers: always the same one, or in development the latest. */
export function pageRenderer(
  loadBuild: () => Promise<ServerBuild>,
  services: Services,
): RenderPage {
  let handled: ServerBuild | undefined;
  let handle: RequestHandler | undefined;
  return async (request, known, instead) => {
    const { pathname } = new URL(request.url);
    // Public pages are documents: only the back-office's screens ask for data.
    if (pathname.endsWith('.data') && !/^\/admin[./]/.test(pathname))
      return new Response('Not found', { status: 404 });
    const build = await loadBuild();
    if (build !== handled || !handle) {
      handle = createRequestHandler(build, 'production');
      handled = build;
    }
    // The build carries its own copy of server/context.ts: the keys have to be those.
    const keys = build.entry.module as unknown as ContextKeys;
    const context = new RouterContextProvider();
    context.set(keys.servicesContext, instead ? { ...services, ...instead } : services);
    context.set(keys.requestContext, known);
    return handle(request, context);
  };
}

/** Reads a response whole and gives HTML its policy; the nonce is that of its own inline scripts. */
export async function readRendered(
  response: Response,
  scriptNonce?: string,
): Promise<RenderedResponse> {
  const body = Buffer.from(await response.arrayBuffer());
  const isHtml = (response.headers.get('Content-Type') ?? '').startsWith('text/html');
  const headers = [...response.headers].filter(
    ([name]) => !['content-length', showsLikesHeader.toLowerCase()].includes(name),
  );
  if (!response.headers.has('Content-Security-Policy'))
    headers.push(['Content-Security-Policy', isHtml ? pagePolicy(scriptNonce) : closedPolicy]);
  return { status: response.status, headers, body, isHtml };
}
