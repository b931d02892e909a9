import type { Messages } from '#app/i18n/interpolate.ts';
import { type NewsletterReturn, newsletterOutcomes } from '../newsletter/newsletter-outcome.ts';

/*
 * What the query of a page says once, after a redirect or a form that was sent without a script: what
 * came of it, and the policy that is open.
 */

/** A page's query without what an earlier form was answered and without the policy that is open. */
export function queryToKeep(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query);
  for (const name of ['toast', 'newsletter', 'email', 'sent', 'dialog']) kept.delete(name);
  return kept;
}

/** The page of this host that the form was sent from; the home page when that is not known. */
export function pageBefore(request: Request, origin: string): URL {
  const referrer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referrer) || new URL(referrer).origin !== origin) return new URL('/', origin);
  const page = new URL(referrer);
  page.search = queryToKeep(page.searchParams).toString();
  return page;
}

export function newsletterReturn(query: URLSearchParams): NewsletterReturn | undefined {
  const outcome = newsletterOutcomes.find((one) => one === query.get('newsletter'));
  return outcome && { outcome, email: query.get('email') ?? '' };
}

const passingTexts: Record<string, (messages: Messages) => string> = {
  galleryItem: ({ gallery }) => gallery.itemFailed,
  newsItem: ({ news }) => news.itemFailed,
  like: ({ news }) => news.likeFailed,
};

/** What a redirect has to say, by the name in the query that it leads to: `?toast=newsItem`. */
export function passingText(query: URLSearchParams, messages: Messages): string | undefined {
  const name = query.get('toast') ?? '';
  return Object.hasOwn(passingTexts, name) ? passingTexts[name]?.(messages) : undefined;
}
