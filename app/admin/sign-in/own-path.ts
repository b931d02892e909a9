/** The path and query, if they are a back-office page that may be offered after the sign-in; otherwise undefined. */
export function ownPath(path: string, origin: string): string | undefined {
  if (!URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  const isOurs = url.origin === origin && /^\/admin\/./.test(url.pathname);
  return isOurs && !url.pathname.startsWith('/admin/log') ? url.pathname + url.search : undefined;
}
