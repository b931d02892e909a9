import { useId } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import { named, plain } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { search } from '#app/ui/icons.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';

/** The button that opens the product search, which works without a script. */
export function HeaderSearch() {
  const { layout } = useMessages();
  const id = useId();
  return (
    <div className="header-search">
      <button
        type="button"
        className="button-icon"
        popoverTarget={id}
        {...named(layout.findThread)}
      >
        <Icon d={search} />
      </button>
      <search id={id} popover="auto" className="popover find">
        <form method="get" action={publicPages.products.path}>
          <input
            type="text"
            name="q"
            maxLength={100}
            placeholder={plain(layout.findPlaceholder)}
            aria-label={plain(layout.findPlaceholder)}
            autoComplete="off"
            enterKeyHint="search"
            autoFocus
            className="input min-w-0"
          />
          <button
            type="submit"
            className="button-icon min-w-12 border border-l-0 border-(--edge)"
            {...named(layout.findThread)}
          >
            <Icon d={search} />
          </button>
        </form>
      </search>
    </div>
  );
}
