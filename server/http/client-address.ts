import type { IncomingMessage } from 'node:http';

/**
 * The address that a visitor comes from. Only behind a trusted proxy does X-Forwarded-For count,
 * and then its last entry: the one that the proxy itself wrote.
 */
export function clientAddress(message: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(message.headers['x-forwarded-for']) : undefined;
  return forwarded ?? message.socket.remoteAddress ?? 'unknown';
}

/** The host that a visitor asked for, and whether they came over https. `named` is the target's own. */
export function askedHost(
  message: IncomingMessage,
  trustProxy: boolean,
  named: string | undefined,
): { host: string | undefined; scheme: string | undefined } {
  return {
    host:
      named ??
      (trustProxy ? lastOf(message.headers['x-forwarded-host']) : undefined) ??
      message.headers.host,
    scheme: trustProxy ? lastOf(message.headers['x-forwarded-proto']) : undefined,
  };
}

function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header;
  const last = text?.split(',').at(-1)?.trim();
  return last === '' ? undefined : last;
}
