import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { requestContext, servicesContext } from '#server/context.ts';
import { ScriptNonce } from './admin/shell/early-presses.tsx';

// The server sets these before it hands a request over; its own copies would be other keys.
export { requestContext, servicesContext };

const patience = 10_000;

/** Renders a page whole: it is cached, compressed and hashed as one, so nothing is gained by streaming. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // Nothing hydrates a public page as a whole, and none of it waits for anything.
  if (!/^\/admin(?:\/|$)/.test(new URL(request.url).pathname)) {
    // One that is not for everybody may still come back from the browser's own history.
    if (!headers.has('Cache-Control'))
      headers.set('Cache-Control', 'private, max-age=0, must-revalidate');
    const page = renderToStaticMarkup(<ServerRouter context={entry} url={request.url} />);
    return new Response(`<!DOCTYPE html>${page}`, { headers, status });
  }
  const nonce = randomBytes(16).toString('base64');
  context.get(requestContext).scriptNonce = nonce;
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
  const { requestId } = context.get(requestContext);
  const path = new URL(request.url).pathname;
  log.error({ requestId, path, error }, 'page failed');
}
