/* Some parameters are shown only once: the result of a form or a redirect, and the open policy. */

/** The query of a page without the parameters that are shown only once. */
export function persistentQuery(query: URLSearchParams): URLSearchParams {
  const lasting = new URLSearchParams(query);
  for (const name of ['toast', 'newsletter', 'email', 'sent', 'dialog']) lasting.delete(name);
  return lasting;
}

/** The page that sent a form, by the Referer header; the home page if the header is missing or names another host. */
export function pageBefore(request: Request, origin: string): URL {
  const referrer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referrer) || new URL(referrer).origin !== origin) return new URL('/', origin);
  const page = new URL(referrer);
  page.search = persistentQuery(page.searchParams).toString();
  return page;
}
