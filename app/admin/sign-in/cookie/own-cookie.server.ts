type CookieName = 'device' | 'asked-for' | 'language';

/** With the __Host- prefix, neither a subdomain nor plain http can set this cookie. */
const fullName = (name: CookieName, origin: string) =>
  `${origin.startsWith('https:') ? '__Host-' : ''}kamsin.${name}`;

/** The value of a cookie that `setCookie` has set; undefined if there is none. */
export function readCookie(headers: Headers, name: CookieName, origin: string): string | undefined {
  const begin = `${fullName(name, origin)}=`;
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(begin))?.slice(begin.length);
}

/** The Set-Cookie header that stores a value for some seconds. */
export function setCookie(name: CookieName, origin: string, value: string, seconds: number) {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${fullName(name, origin)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
