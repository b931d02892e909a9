import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressQuickly } from './compression.ts';
import { closedPolicy, securityHeaders } from './security-headers.ts';

/** An answer in memory. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Who is answered. A request that ends before it has a visit has an origin alone. */
interface Receiver {
  /** The origin that was asked. */
  origin: string;
  requestId?: string;
  /** Set-Cookie headers of a session that was renewed. */
  renewedCookies?: readonly string[];
}

/** Seconds: an outage is looked at again soon, limits count by the minute. */
const retryAfter: Partial<Record<number, string>> = { 503: '10', 429: '60' };

/**
 * Adds the headers that every answer carries: a page, a refusal, a file or JSON. What the answer says itself
 * stays. An answer that does not name its policy is no page: it may load nothing.
 */
export function completeHeaders(
  headers: Headers,
  status: number,
  { origin, requestId, renewedCookies = [] }: Receiver,
): void {
  const usual: [name: string, value: string | undefined][] = [
    ...securityHeaders(origin),
    ['Content-Security-Policy', closedPolicy],
    ['Cache-Control', 'no-store'],
    ['Retry-After', retryAfter[status]],
    ['Allow', status === 405 ? 'GET, HEAD' : undefined],
    ['X-Request-Id', requestId],
  ];
  for (const [name, value] of usual)
    if (value !== undefined && !headers.has(name)) headers.set(name, value);
  // Not over the answer's own, as when a new password has begun a new session.
  if (!headers.has('Set-Cookie'))
    for (const cookie of renewedCookies) headers.append('Set-Cookie', cookie);
}

/** The answer as it is sent to one reader: complete, and compressed where that is worth it. */
export async function prepare(
  incoming: IncomingMessage,
  answer: Answer,
  receiver: Receiver,
): Promise<Answer> {
  const { status } = answer;
  // Several readers may be sent the same answer.
  const headers = new Headers(answer.headers);
  completeHeaders(headers, status, receiver);
  if (status === 204 || status === 304) return { status, headers, body: Buffer.alloc(0) };
  const type = headers.get('Content-Type') ?? '';
  const accepted = incoming.headers['accept-encoding'] as string | undefined;
  const { body, encoding } = await compressQuickly(answer.body, type, accepted);
  headers.append('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  // React Router makes no body for HEAD, so how long that of GET is cannot be told.
  const isLengthKnown = incoming.method !== 'HEAD' || answer.body.length > 0;
  if (isLengthKnown) headers.set('Content-Length', String(body.length));
  return { status, headers, body };
}

/** Sends an answer that is made for one reader. */
export async function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: Answer,
  receiver: Receiver,
): Promise<void> {
  const { status, headers, body } = await prepare(incoming, answer, receiver);
  outgoing.writeHead(status, [...headers].flat()).end(body);
}

/** For probes and for what failed before there was a page. */
export const jsonAnswer = (status: number, body: object): Answer => ({
  status,
  headers: new Headers({ 'Content-Type': 'application/json' }),
  body: Buffer.from(JSON.stringify(body)),
});

/** Only headers: refuses what no page could answer, or sends to the address that should have been asked for. */
export const emptyAnswer = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: new Headers(headers),
  body: Buffer.alloc(0),
});
