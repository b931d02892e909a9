const name = 'asked-for';
const attributes = 'Path=/admin; HttpOnly; SameSite=Lax';

/** A path of the back-office that may be offered after the sign-in; undefined for any other one. */
export function ownPath(path: string, origin: string): string | undefined {
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  const isOurs = url.origin === origin && /^\/admin\/./.test(url.pathname);
  return isOurs && !url.pathname.startsWith('/admin/log') ? url.pathname + url.search : undefined;
}

/**
 * Which page a stranger asked for, in a cookie for ten minutes: the sign-in leads to the dashboard,
 * which offers it.
 */
export const askedFor = {
  remember: (path: string): string =>
    `${name}=${encodeURIComponent(path.slice(0, 2000))}; Max-Age=600; ${attributes}`,
  forget: `${name}=; Max-Age=0; ${attributes}`,
  read(headers: Headers, origin: string): string | undefined {
    const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(headers.get('Cookie') ?? '')?.[1];
    try {
      return ownPath(decodeURIComponent(value ?? ''), origin);
    } catch {
      return undefined;
    }
  },
};
