import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Visit } from '../context.ts';
import { bestEncoding, type Encoding } from '../http/encoding.ts';
import { secondsToRetry } from '../http/plain-answers.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { compressBrotli } from './brotli.ts';
import type { RenderedResponse } from './render-page.ts';

/** Writes what was rendered for one reader, with what every answer carries. */
export async function sendRendered(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers: rendered, body }: RenderedResponse,
  { origin, requestId }: Visit,
): Promise<void> {
  const headers = new Headers(rendered);
  for (const [name, value] of securityHeaders(origin)) {
    // A page whose address holds a secret says itself that nobody is to learn it.
    if (name !== 'Referrer-Policy' || !headers.has(name)) headers.set(name, value);
  }
  headers.set('X-Request-Id', requestId);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD');
  const again = secondsToRetry[status];
  if (again && !headers.has('Retry-After')) headers.set('Retry-After', again);
  if (status === 204 || status === 304) {
    outgoing.writeHead(status, [...headers].flat()).end();
    return;
  }
  const type = headers.get('Content-Type') ?? '';
  const accepted = incoming.headers['accept-encoding'] as string | undefined;
  const { body: compressed, encoding } = await compressQuickly(body, type, accepted);
  headers.append('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  // React Router makes no body for HEAD, so how long that of GET is cannot be told.
  const isLengthKnown = incoming.method !== 'HEAD' || body.length > 0;
  if (isLengthKnown) headers.set('Content-Length', String(compressed.length));
  outgoing.writeHead(status, [...headers].flat()).end(compressed);
}

const compressGzip = promisify(gzip);
const worthIt = 1024;
const quick = { brotli: 4, gzip: 4 };

/**
 * Compresses a text that is made for one reader and not kept: quickly, on another thread, and not
 * at all while it is short.
 */
export async function compressQuickly(
  body: Buffer,
  contentType: string,
  acceptEncoding: string | undefined,
): Promise<{ body: Buffer; encoding: Encoding }> {
  const isText = /^text\/|[/+](json|xml)\b/.test(contentType);
  const encoding = isText && body.length >= worthIt ? bestEncoding(acceptEncoding) : 'identity';
  switch (encoding) {
    case 'br':
      return { body: await compressBrotli(body, quick.brotli), encoding };
    case 'gzip':
      return { body: await compressGzip(body, { level: quick.gzip }), encoding };
    default:
      return { body, encoding };
  }
}
