import type { Messages } from '#app/i18n/interpolate.ts';
import { type Message, type Shown, sent } from '#app/i18n/message.tsx';
import type { SentMessage } from '#app/i18n/sent-message.ts';

const redirectTexts: Record<string, (messages: Shown<Messages>) => Message> = {
  galleryItem: ({ gallery }) => gallery.itemFailed,
  newsItem: ({ news }) => news.itemFailed,
  like: ({ news }) => news.likeFailed,
};

/** The toast that a redirect names in its query, for example `?toast=newsItem`. */
export function redirectToastText(
  query: URLSearchParams,
  messages: Shown<Messages>,
): SentMessage | undefined {
  const name = query.get('toast') ?? '';
  const text = Object.hasOwn(redirectTexts, name) ? redirectTexts[name]?.(messages) : undefined;
  return text && sent(text);
}
