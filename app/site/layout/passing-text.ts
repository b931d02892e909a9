import type { Words } from '#app/i18n/words.ts';

const texts: Record<string, (words: Words) => string> = {
  galleryItem: ({ gallery }) => gallery.itemFailed,
  newsItem: ({ news }) => news.itemFailed,
};

/** What a redirect has to say, by the name in the query that it leads to: `?toast=newsItem`. */
export function passingText(query: URLSearchParams, words: Words): string | undefined {
  const name = query.get('toast') ?? '';
  return Object.hasOwn(texts, name) ? texts[name]?.(words) : undefined;
}
