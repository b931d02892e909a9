import { useMessages } from '#app/i18n/locale.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { toolPages } from '#domain/finder/tool-pages.ts';

/** What a visitor can do after a search without results: try similar words, use the finder or ask. */
export function NextWords({ suggestions }: { suggestions: readonly string[] }) {
  const { products: messages, finder } = useMessages();
  return (
    <>
      {suggestions.length > 0 && (
        <p className="flex flex-wrap items-baseline justify-center gap-x-4 gap-y-2">
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
      <p className="flex flex-wrap items-baseline justify-center gap-x-8 gap-y-2">
        <a className="link" href={toolPages.finder.path}>
          {finder.title}
        </a>
        <a className="link" href={publicPages.contact.path}>
          {messages.askUs}
        </a>
      </p>
    </>
  );
}
