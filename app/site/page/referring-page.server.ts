/** The page of this host that the form was sent from; the home page when that is not known. */
export function pageBefore(request: Request, origin: string): URL {
  const referrer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referrer) || new URL(referrer).origin !== origin) return new URL('/', origin);
  const page = new URL(referrer);
  // What an earlier form was answered is not said again.
  for (const name of ['toast', 'newsletter', 'email', 'sent']) page.searchParams.delete(name);
  return page;
}
