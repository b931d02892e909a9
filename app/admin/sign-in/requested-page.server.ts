import { ownPath } from './own-path.ts';

/** With the __Host- prefix, neither a subdomain nor plain http can set this cookie. */
const nameFor = (origin: string) =>
  origin.startsWith('https:') ? '__Host-kamsin.asked-for' : 'kamsin.asked-for';

const attributes = (origin: string) =>
  `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/**
 * Remembers for ten minutes, in a cookie, the page that a visitor asked for before the sign-in. The sign-in
 * leads to the dashboard, which offers a link to that page.
 */
export const requestedPage = {
  remember: (path: string, origin: string): string =>
    `${nameFor(origin)}=${encodeURIComponent(path.slice(0, 2000))}; Max-Age=600; ${attributes(origin)}`,
  forget: (origin: string): string => `${nameFor(origin)}=; Max-Age=0; ${attributes(origin)}`,
  read(headers: Headers, origin: string): string | undefined {
    const begin = `${nameFor(origin)}=`;
    const cookies = (headers.get('Cookie') ?? '').split(/;\s*/);
    const value = cookies.find((cookie) => cookie.startsWith(begin))?.slice(begin.length);
    try {
      return ownPath(decodeURIComponent(value ?? ''), origin);
    } catch {
      return undefined;
    }
  },
};
