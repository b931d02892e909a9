import { ownPath } from './own-path.ts';

const name = 'asked-for';
const attributes = (origin: string) =>
  `Path=/admin; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/**
 * Which page a stranger asked for, in a cookie for ten minutes: the sign-in leads to the dashboard,
 * which offers it.
 */
export const askedFor = {
  remember: (path: string, origin: string): string =>
    `${name}=${encodeURIComponent(path.slice(0, 2000))}; Max-Age=600; ${attributes(origin)}`,
  forget: (origin: string): string => `${name}=; Max-Age=0; ${attributes(origin)}`,
  read(headers: Headers, origin: string): string | undefined {
    const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(headers.get('Cookie') ?? '')?.[1];
    try {
      return ownPath(decodeURIComponent(value ?? ''), origin);
    } catch {
      return undefined;
    }
  },
};
