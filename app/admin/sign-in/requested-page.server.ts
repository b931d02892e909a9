import { readCookie, setCookie } from './cookie/own-cookie.server.ts';
import { ownPath } from './own-path.ts';

/**
 * Remembers for ten minutes, in a cookie, the page that a visitor asked for before the sign-in. The sign-in
 * leads to the dashboard, which offers a link to that page.
 */
export const requestedPage = {
  remember: (path: string, origin: string): string =>
    setCookie('asked-for', origin, encodeURIComponent(path.slice(0, 2000)), 600),
  forget: (origin: string): string => setCookie('asked-for', origin, '', 0),
  read(headers: Headers, origin: string): string | undefined {
    try {
      return ownPath(decodeURIComponent(readCookie(headers, 'asked-for', origin) ?? ''), origin);
    } catch {
      return undefined;
    }
  },
};
