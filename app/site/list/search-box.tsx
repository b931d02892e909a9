import { useMessages } from '#app/i18n/locale.ts';
import { type Message, named, plain } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { search } from '#app/ui/icons.ts';

interface SearchBoxProps {
  q: string;
  /** The chosen category, which a search keeps. */
  category: number | undefined;
  placeholder: Message;
}

/** A search field. list-script.ts searches while the visitor types. */
export function SearchBox({ q, category, placeholder }: SearchBoxProps) {
  const messages = useMessages().lists;
  return (
    <div className="flex w-full max-w-md">
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        placeholder={plain(placeholder)}
        aria-label={plain(placeholder)}
        autoComplete="off"
        className="input min-w-0"
      />
      {/* Enter presses the first button of a form, so this button has the category. */}
      <button
        type="submit"
        name="category"
        value={category ?? ''}
        className="button-icon min-w-12 border border-l-0 border-(--edge)"
        {...named(messages.search)}
      >
        <Icon d={search} />
      </button>
    </div>
  );
}
