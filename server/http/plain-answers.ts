import type { IncomingMessage, ServerResponse } from 'node:http';
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

/** Sends a visitor to the address that they should have asked for. */
export function sendElsewhere(
  outgoing: ServerResponse,
  common: Headers,
  status: 302 | 308,
  location: string,
): void {
  outgoing.writeHead(status, [...common, ...closed, ['Location', location]].flat()).end();
}

/**
 * The path that was asked of a host of nobody's, to be asked of ours. One that looks like a host leads
 * to the home page.
 */
export const pathElsewhere = ({ url = '/' }: IncomingMessage): string =>
  url.startsWith('/') && !url.startsWith('//') ? url : '/';
