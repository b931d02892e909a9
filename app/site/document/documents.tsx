import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { siteRouteId } from '#app/i18n/locale.ts';
import { Document } from './document.tsx';
import { staticRoutes } from './static-routes.tsx';

type Report = (
  error: unknown,
  source: { request: Request; context: RouterContextProvider },
) => void;

/**
 * Creates the request handler of the public site. React Router's static handler loads each page, and the answer is a
 * plain document without data for a router in the browser. `others` answers every other request.
 */
export function createDocuments(build: ServerBuild, others: RequestHandler, report: Report) {
  const handler = createStaticHandler(staticRoutes(build));
  const { routes } = build;

  return async (request: Request, context: RouterContextProvider): Promise<Response> => {
    const answer = await handler.query(request, {
      requestContext: context,
      generateMiddlewareResponse: async (query) => {
        const found = await query(request);
        if (!('matches' in found)) return found;
        if (!found.matches.some(({ route }) => route.id === siteRouteId))
          return others(request, context);
        for (const error of Object.values(found.errors ?? {})) report(error, { request, context });
        return responseTo(found, (error) => report(error, { request, context }));
      },
    });
    // The types allow other results, but with generateMiddlewareResponse the answer is a Response.
    return answer as Response;
  };

  /** Renders a page. If rendering throws, it renders the error boundary of the page with status 500. */
  function responseTo(found: StaticHandlerContext, failed: (error: unknown) => void): Response {
    try {
      return page(found, found.statusCode);
    } catch (error) {
      failed(error);
      const boundary = siteRouteId in found.loaderData ? siteRouteId : 'root';
      return page({ ...found, errors: { [boundary]: error } }, 500);
    }
  }

  // The HTML is sent as bytes, because a Response encodes a string more slowly.
  function page(found: StaticHandlerContext, status: number): Response {
    return new Response(Buffer.from(htmlOf(found)), { status, headers: headersOf(found) });
  }

  function headersOf({ matches, errors, loaderHeaders, actionHeaders }: StaticHandlerContext) {
    const id = matches.at(-1)?.route.id ?? '';
    const own = errors ? undefined : routes[id]?.module.headers;
    const args = {
      loaderHeaders: loaderHeaders[id] ?? new Headers(),
      actionHeaders: actionHeaders[id] ?? new Headers(),
      ...{ parentHeaders: new Headers(), errorHeaders: undefined },
    };
    const headers = new Headers(typeof own === 'function' ? own(args) : own);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    // With no-store, the browser could not restore the page from its history.
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
        {/* The matches are in the context, so the router needs no routes. */}
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
