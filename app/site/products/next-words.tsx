import { useMessages } from '#app/i18n/locale.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';

/** Where a search without results leads: words that find something, and a way to ask. */
export function NextWords({ suggestions }: { suggestions: readonly string[] }) {
  const { products: messages } = useMessages();
  return (
    <>
      {suggestions.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-2">
          {messages.didYouMean}
          {suggestions.map((word) => (
            <a
              key={word}
              className="link"
              href={`${publicPages.products.path}?${new URLSearchParams({ q: word })}`}
            >
              {word}
            </a>
          ))}
        </p>
      )}
      <p>
        <a className="link" href={publicPages.contact.path}>
          {messages.askUs}
        </a>
      </p>
    </>
  );
}
