import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { isDatabaseUnavailable } from '#database/postgres/connection-lost.ts';
import { inLanguage } from '#domain/admin-words/reader.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { ScriptNonce } from './admin/shell/event-replay.tsx';
import { createDocuments } from './site/document/documents.tsx';

// In development and in tests the server's own copies of these modules are different objects, so the server uses the
// copies that this module exports.
export { createRequestHandler, RouterContextProvider, servicesContext, visitContext };

/** Creates the handler of the public site's pages; `others` answers every other request. */
export const createDocumentHandler = (build: ServerBuild, others: RequestHandler) =>
  createDocuments(build, others, handleError);

/** The milliseconds after which rendering is stopped. */
const renderTimeout = 10_000;

/** Renders a whole back-office screen without streaming. Rejects if the frame of the screen fails. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const nonce = randomBytes(16).toString('base64');
  const visit = context.get(visitContext);
  visit.scriptNonce = nonce;
  const router = (
    <ScriptNonce value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </ScriptNonce>
  );
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const render = () =>
      renderToPipeableStream(router, {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          pipe(body);
          text(body).then(
            (html) => resolve(new Response(html, { headers, status: finalStatus })),
            reject,
          );
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          finalStatus = 500;
          report(error, request, context);
        },
      });
    const { pipe, abort } = inLanguage(visit.staffLanguage, render);
    const timer = setTimeout(() => abort(new Error('rendering took too long')), renderTimeout);
  });
}

/** Logs an error of a loader or an action, unless the client has disconnected or the error is a response. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) report(error, request, context);
}

function report(error: unknown, request: Request, context: RouterContextProvider) {
  const { log } = context.get(servicesContext);
  const visit = context.get(visitContext);
  if (isDatabaseUnavailable(error)) visit.page.databaseAway = true;
  const { requestId } = visit;
  const path = new URL(request.url).pathname;
  log.error({ requestId, path, error }, 'page failed');
}
