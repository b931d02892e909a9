import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopback, plainAddress } from '../http/client-address.ts';

/** The headers that proxies add. */
const ofProxies = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host'] as const;

const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a request may read the metrics. If there is a token, the request must have it. Otherwise the request must
 * come from this machine itself: a proxy on this machine also connects from a loopback address, so its headers and the
 * Host are checked as well.
 */
export function mayReadMetrics(
  { headers, socket }: IncomingMessage,
  token: string | undefined,
): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  return (
    isLoopback(plainAddress(socket.remoteAddress ?? '')) &&
    loopbackHost.test(headers.host ?? '') &&
    ofProxies.every((name) => headers[name] === undefined)
  );
}

/** Compares in the same time for every text. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
