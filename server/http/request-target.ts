import type { IncomingMessage } from 'node:http';

/** Every method that anything here understands; Fetch forbids some of the others. */
const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export interface RequestTarget {
  path: string;
  /** The host that the target itself names: it outranks the Host header (RFC 9112, 3.2.2). */
  host?: string;
  /** Why no page could answer, as a status and a header that goes with it. */
  refusal?: { status: 400 | 405; headers: Record<string, string> };
}

/** What is asked for, in whichever form the target is written. */
export function requestTarget(incoming: IncomingMessage): RequestTarget {
  const { method = '', url = '/' } = incoming;
  if (namesManyHosts(incoming)) return { path: '/', refusal: { status: 400, headers: {} } };
  if (!knownMethods.includes(method))
    return { path: '/', refusal: { status: 405, headers: { Allow: knownMethods.join(', ') } } };
  if (url.startsWith('/')) return { path: url };
  const named = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url);
  if (!named) return { path: '/', refusal: { status: 400, headers: {} } };
  const [, host = '', rest = ''] = named;
  return { host, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Of two Host headers a proxy before us may have gone by the other one (RFC 9112, 3.2). */
function namesManyHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** Without the query, which logs have no business with. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

export const isRead = ({ method }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD';

/**
 * The path that was asked of a host of nobody's, to be asked of ours. One that looks like a host leads
 * to the home page.
 */
export const pathElsewhere = ({ url = '/' }: IncomingMessage): string =>
  url.startsWith('/') && !url.startsWith('//') ? url : '/';

/** No text in PostgreSQL holds a NUL, so a path with one names nothing: it is no failure to look. */
export const withoutEncodedNul = (url: string): string =>
  url.replace(/^[^?]*%00[^?]*/, (path) => path.replaceAll('%00', '%EF%BF%BD'));
