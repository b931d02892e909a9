import type { Messages } from '#app/i18n/interpolate.ts';
import { type Message, type Shown, sent } from '#app/i18n/message.tsx';
import type { SentMessage } from '#app/i18n/sent-message.ts';
import { type NewsletterReturn, newsletterOutcomes } from './newsletter-outcome.ts';

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

/** The result of a newsletter sign-up without JavaScript. */
export function newsletterReturn(query: URLSearchParams): NewsletterReturn | undefined {
  const outcome = newsletterOutcomes.find((one) => one === query.get('newsletter'));
  return outcome && { outcome, email: query.get('email') ?? '' };
}

const passingTexts: Record<string, (messages: Shown<Messages>) => Message> = {
  galleryItem: ({ gallery }) => gallery.itemFailed,
  newsItem: ({ news }) => news.itemFailed,
  like: ({ news }) => news.likeFailed,
};

/** The toast that a redirect names in its query: `?toast=newsItem`. */
export function redirectToastText(
  query: URLSearchParams,
  messages: Shown<Messages>,
): SentMessage | undefined {
  const name = query.get('toast') ?? '';
  const text = Object.hasOwn(passingTexts, name) ? passingTexts[name]?.(messages) : undefined;
  return text && sent(text);
}
