import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressQuickly } from './compression.ts';
import { nonPagePolicy, securityHeaders } from './security-headers.ts';

/** A response in memory. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** What `send` knows about the client. A request that is refused early has no visit, only an origin. */
interface Receiver {
  /** The requested origin. */
  origin: string;
  requestId?: string;
  /** Set-Cookie headers of a session that was renewed. */
  renewedCookies?: readonly string[];
}

/** The Retry-After header in seconds: an outage may be short, and rate limits count by the minute. */
const retryAfter: Partial<Record<number, string>> = { 503: '10', 429: '60' };

/**
 * Adds the headers of every response: a page, a refusal, a file or JSON. Headers that are set stay. A response without
 * a CSP is not a page, and gets one that blocks everything.
 */
export function completeHeaders(
  headers: Headers,
  status: number,
  { origin, requestId, renewedCookies = [] }: Receiver,
): void {
  const defaults: [name: string, value: string | undefined][] = [
    ...securityHeaders(origin),
    ['Content-Security-Policy', nonPagePolicy],
    ['Cache-Control', 'no-store'],
    ['Retry-After', retryAfter[status]],
    ['Allow', status === 405 ? 'GET, HEAD' : undefined],
    ['X-Request-Id', requestId],
  ];
  for (const [name, value] of defaults)
    if (value !== undefined && !headers.has(name)) headers.set(name, value);
  // Cookies of the response take precedence, for example those of the new session after a password change.
  if (!headers.has('Set-Cookie'))
    for (const cookie of renewedCookies) headers.append('Set-Cookie', cookie);
}

/** Completes a response for one client: headers, compression, length. */
export async function prepare(
  incoming: IncomingMessage,
  answer: Answer,
  receiver: Receiver,
): Promise<Answer> {
  const { status } = answer;
  // Several clients may share the same answer.
  const headers = new Headers(answer.headers);
  completeHeaders(headers, status, receiver);
  if (status === 204 || status === 304) return { status, headers, body: Buffer.alloc(0) };
  const type = headers.get('Content-Type') ?? '';
  const accepted = incoming.headers['accept-encoding'] as string | undefined;
  const { body, encoding } = await compressQuickly(answer.body, type, accepted);
  headers.append('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  // React Router renders no body for HEAD, so the length of the GET body is unknown.
  const isLengthKnown = incoming.method !== 'HEAD' || answer.body.length > 0;
  if (isLengthKnown) headers.set('Content-Length', String(body.length));
  return { status, headers, body };
}

/** Sends a response to one client. */
export async function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: Answer,
  receiver: Receiver,
): Promise<void> {
  const { status, headers, body } = await prepare(incoming, answer, receiver);
  outgoing.writeHead(status, [...headers].flat()).end(body);
}

/** A JSON response, for probes and for failures outside pages. */
export const jsonAnswer = (status: number, body: object): Answer =>
  textAnswer(status, JSON.stringify(body), 'application/json');

/** A response with a text. */
export const textAnswer = (
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): Answer => ({ ...emptyAnswer(status, { 'Content-Type': type }), body: Buffer.from(text) });

/** A response without a body, for refusals and redirects. */
export const emptyAnswer = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers(headers),
  body: Buffer.alloc(0),
});
