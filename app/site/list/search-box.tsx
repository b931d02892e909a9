import { useMessages } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { search } from '#app/ui/icons.ts';

interface SearchBoxProps {
  q: string;
  /** The category that a search keeps. */
  category: number | undefined;
  placeholder: string;
}

/** A search field. list-script.ts searches during typing. */
export function SearchBox({ q, category, placeholder }: SearchBoxProps) {
  const messages = useMessages().lists;
  return (
    <div className="flex w-full max-w-md">
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        placeholder={placeholder}
        aria-label={placeholder}
        autoComplete="off"
        className="input min-w-0"
      />
      {/* Enter submits by the form's first button, so it carries the category. */}
      <button
        type="submit"
        name="category"
        value={category ?? ''}
        className="button-icon min-w-12 border border-l-0 border-(--edge)"
        aria-label={messages.search}
      >
        <Icon d={search} />
      </button>
    </div>
  );
}
