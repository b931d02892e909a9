/** The page of this host that the form was sent from; the home page when that is not known. */
export function pageBefore(request: Request, origin: string): URL {
  const referrer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referrer) || new URL(referrer).origin !== origin) return new URL('/', origin);
  const page = new URL(referrer);
  page.search = lastingQuery(page.searchParams).toString();
  return page;
}

/** A query without what an earlier form was answered and without the policy that is open. */
export function lastingQuery(query: URLSearchParams): URLSearchParams {
  const lasting = new URLSearchParams(query);
  for (const name of ['toast', 'newsletter', 'email', 'sent', 'dialog']) lasting.delete(name);
  return lasting;
}
