/** A path of the back-office that may be offered after the sign-in; undefined for any other one. */
export function ownPath(path: string, origin: string): string | undefined {
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  const isOurs = url.origin === origin && /^\/admin\/./.test(url.pathname);
  return isOurs && !url.pathname.startsWith('/admin/log') ? url.pathname + url.search : undefined;
}
