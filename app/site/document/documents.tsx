import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { siteRouteId } from '#app/i18n/locale.ts';
import { Document } from './document.tsx';
import { staticRoutes } from './static-routes.tsx';

type Report = (error: unknown, of: { request: Request; context: RouterContextProvider }) => void;

/**
 * Answers what is asked of the public site. Its pages are documents: React Router's static handler loads
 * them, and nothing is prepared for a router in the browser. `others` answers all that is no page.
 */
export function createDocuments(build: ServerBuild, others: RequestHandler, report: Report) {
  const handler = createStaticHandler(staticRoutes(build));
  const { routes } = build;

  return async (request: Request, context: RouterContextProvider): Promise<Response> => {
    const matches = matchRoutes(handler.dataRoutes, new URL(request.url).pathname);
    if (!matches?.some(({ route }) => route.id === siteRouteId)) return others(request, context);
    const answer = await handler.query(request, {
      requestContext: context,
      generateMiddlewareResponse: async (query) => {
        const found = await query(request);
        if (!('matches' in found)) return found;
        for (const error of Object.values(found.errors ?? {})) report(error, { request, context });
        return responseTo(found, (error) => report(error, { request, context }));
      },
    });
    // With generateMiddlewareResponse it is one.
    return answer as Response;
  };

  /** A page that can not be rendered is shown as one that could not be loaded. */
  function responseTo(found: StaticHandlerContext, failed: (error: unknown) => void): Response {
    try {
      return page(found, found.statusCode);
    } catch (error) {
      failed(error);
      const boundary = siteRouteId in found.loaderData ? siteRouteId : 'root';
      const instead = { ...found, errors: { [boundary]: error } };
      return page(instead, 500);
    }
  }

  // In bytes: a Response hands them on as they are, a text it encodes more slowly.
  function page(found: StaticHandlerContext, status: number): Response {
    return new Response(Buffer.from(htmlOf(found)), { status, headers: headersOf(found) });
  }

  function headersOf({ matches, errors, loaderHeaders, actionHeaders }: StaticHandlerContext) {
    const id = matches.at(-1)?.route.id ?? '';
    const own = errors ? undefined : routes[id]?.module.headers;
    const of = {
      loaderHeaders: loaderHeaders[id] ?? new Headers(),
      actionHeaders: actionHeaders[id] ?? new Headers(),
      ...{ parentHeaders: new Headers(), errorHeaders: undefined },
    };
    const headers = new Headers(typeof own === 'function' ? own(of) : own);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    // One that is not for everybody may still come back from the browser's own history.
    if (!headers.has('Cache-Control'))
      headers.set('Cache-Control', 'private, max-age=0, must-revalidate');
    return headers;
  }

  function htmlOf(found: StaticHandlerContext): string {
    const { errors, loaderData, location } = found;
    const failed = errors ? found.matches.findIndex(({ route }) => route.id in errors) : -1;
    const shown = failed < 0 ? found.matches : found.matches.slice(0, failed + 1);
    const matches = shown.map(({ route, params, pathname }) => ({
      ...{ id: route.id, params, pathname, handle: undefined, meta: [] },
      loaderData: loaderData[route.id],
    }));
    const page = matches.at(-1);
    const metaOf = page && routes[page.id]?.module.meta;
    const meta = page && metaOf?.({ ...page, matches, location, error: undefined });
    const markup = renderToStaticMarkup(
      <Document
        root={loaderData.root}
        meta={meta ?? []}
        links={matches.flatMap(({ id }) => routes[id]?.module.links?.() ?? [])}
      >
        {/* What was matched is in what was found: the router is asked for no other route. */}
        <StaticRouterProvider
          router={createStaticRouter([], found)}
          context={found}
          hydrate={false}
        />
      </Document>,
    );
    return `<!DOCTYPE html>${markup}`;
  }
}
