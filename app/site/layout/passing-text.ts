import type { Messages } from '#app/i18n/interpolate.ts';

const texts: Record<string, (messages: Messages) => string> = {
  galleryItem: ({ gallery }) => gallery.itemFailed,
  newsItem: ({ news }) => news.itemFailed,
};

/** What a redirect has to say, by the name in the query that it leads to: `?toast=newsItem`. */
export function passingText(query: URLSearchParams, messages: Messages): string | undefined {
  const name = query.get('toast') ?? '';
  return Object.hasOwn(texts, name) ? texts[name]?.(messages) : undefined;
}
