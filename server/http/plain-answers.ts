import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostAnswer } from '../hosts/site-address.ts';
import { closedPolicy } from './security-headers.ts';

type Headers = [name: string, value: string][];

const closed: Headers = [
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', closedPolicy],
];

/** Retry-After of what is refused for now: an outage is looked at again soon, limits count by the minute. */
export const secondsToRetry: Partial<Record<number, string>> = { 503: '10', 429: '60' };

/** Answers in JSON, for probes and for what failed before there was a page. */
export function sendJson(
  outgoing: ServerResponse,
  common: Headers,
  status: number,
  body: unknown,
): void {
  const headers = [...common, ...closed, ['Content-Type', 'application/json']];
  const again = secondsToRetry[status];
  if (again) headers.push(['Retry-After', again]);
  outgoing.writeHead(status, headers.flat()).end(JSON.stringify(body));
}

/** Refuses what no page could answer. */
export function sendRefusal(
  outgoing: ServerResponse,
  common: Headers,
  status: number,
  more: Headers = [],
): void {
  outgoing.writeHead(status, [...common, ...closed, ...more].flat()).end();
}

/**
 * Sends who asked a host of nobody's for a page to the same path of the site. Nothing of
 * the Host header is repeated, and a path that looks like a host leads to the home page.
 */
export function sendElsewhere(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  common: Headers,
  { origin }: HostAnswer,
): void {
  const headers = [...common, ...closed].flat();
  const { url = '/' } = incoming;
  const path = url.startsWith('/') && !url.startsWith('//') ? url : '/';
  outgoing.writeHead(302, [...headers, 'Location', origin + path]).end();
}
