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
import { servicesContext, visitContext } from '#server/context.ts';
import { ScriptNonce } from './admin/shell/event-replay.tsx';
import { createDocuments } from './site/document/documents.tsx';

// The server renders with these and sets these keys; in development its own copies are others.
export { createRequestHandler, RouterContextProvider, servicesContext, visitContext };

/** Answers what is asked of the public site; `others` answers what is no page of it. */
export const documents = (build: ServerBuild, others: RequestHandler) =>
  createDocuments(build, others, handleError);

const patience = 10_000;

/** Renders a screen of the back-office whole: it is compressed as one, so nothing is gained by streaming. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const nonce = randomBytes(16).toString('base64');
  context.get(visitContext).scriptNonce = nonce;
  const router = (
    <ScriptNonce value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </ScriptNonce>
  );
  return new Promise((resolve, reject) => {
    let answered = status;
    const { pipe, abort } = renderToPipeableStream(router, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        pipe(body);
        text(body).then(
          (html) => resolve(new Response(html, { headers, status: answered })),
          reject,
        );
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        answered = 500;
        report(error, request, context);
      },
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), patience);
  });
}

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
