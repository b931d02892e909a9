/*
 * Query parameters that a page shows once: the result of a redirect or of a form without
 * JavaScript, and the open policy.
 */

/** A page's query without these parameters. */
export function persistentQuery(query: URLSearchParams): URLSearchParams {
  const lasting = new URLSearchParams(query);
  for (const name of ['toast', 'newsletter', 'email', 'sent', 'dialog']) lasting.delete(name);
  return lasting;
}

/** The page that sent a form, by its Referer; the home page if that is missing or of another host. */
export function pageBefore(request: Request, origin: string): URL {
  const referrer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referrer) || new URL(referrer).origin !== origin) return new URL('/', origin);
  const page = new URL(referrer);
  page.search = persistentQuery(page.searchParams).toString();
  return page;
}
