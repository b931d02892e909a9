import type { IncomingMessage } from 'node:http';

/** The supported methods. Fetch's Request forbids some others. */
const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export interface RequestTarget {
  path: string;
  /** The host in the request target; it takes precedence over the Host header (RFC 9112, 3.2.2). */
  host?: string;
  /** Set if the request is invalid: the status and the headers of the refusal. */
  refusal?: { status: 400 | 405; headers: Record<string, string> };
}

/** Parses the request target, in origin form or absolute form. */
export function requestTarget(incoming: IncomingMessage): RequestTarget {
  const { method = '', url = '/' } = incoming;
  if (hasSeveralHosts(incoming)) return { path: '/', refusal: { status: 400, headers: {} } };
  if (!knownMethods.includes(method))
    return { path: '/', refusal: { status: 405, headers: { Allow: knownMethods.join(', ') } } };
  if (url.startsWith('/')) return { path: url };
  const named = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url);
  if (!named) return { path: '/', refusal: { status: 400, headers: {} } };
  const [, host = '', rest = ''] = named;
  return { host, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Whether there are several Host headers: a proxy may have used a different one than this server (RFC 9112, 3.2). */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** The path of a request without the query, which is never logged. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/** Whether a request is a GET or a HEAD. */
export const isRead = ({ method }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD';

/**
 * The path and query for a redirect from an unknown host to the canonical one. A path that looks like a host becomes
 * `/`.
 */
export const redirectPath = ({ url = '/' }: IncomingMessage): string =>
  url.startsWith('/') && !url.startsWith('//') ? url : '/';

/** Replaces encoded NULs in the path, which PostgreSQL would refuse with an error; such a path names no record. */
export const withoutEncodedNul = (url: string): string =>
  url.replace(/^[^?]*%00[^?]*/, (path) => path.replaceAll('%00', '%EF%BF%BD'));
