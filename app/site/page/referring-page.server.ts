/** The page of this host that the form was sent from; the home page when that is not known. */
export function pageBefore(request: Request, origin: string): URL {
  const referrer = request.headers.get('Referer') ?? '';
  return URL.canParse(referrer) && new URL(referrer).origin === origin
    ? new URL(referrer)
    : new URL('/', origin);
}
