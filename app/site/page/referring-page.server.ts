import { queryToKeep } from './query-to-keep.ts';

/** The page of this host that the form was sent from; the home page when that is not known. */
export function pageBefore(request: Request, origin: string): URL {
  const referrer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referrer) || new URL(referrer).origin !== origin) return new URL('/', origin);
  const page = new URL(referrer);
  page.search = queryToKeep(page.searchParams).toString();
  return page;
}
