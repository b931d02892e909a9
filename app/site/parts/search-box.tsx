import { useEffect, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useEarlyInput } from '#app/ui/early-input.ts';
import { Icon } from '#app/ui/icon.tsx';
import { search } from '#app/ui/icons.ts';

interface SearchBoxProps {
  q: string;
  /** The category that a search without JavaScript stays in. */
  category: number | undefined;
  placeholder: string;
  onSearch: (q: string) => void;
}

const pause = 250;

/** A search field that searches while one types; without JavaScript its button does. */
export function SearchBox({ q, category, placeholder, onSearch }: SearchBoxProps) {
  const words = useWords().lists;
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(q);

  useEffect(() => () => clearTimeout(timer.current), []);
  // Back, or Clear Search: the address changed without us.
  useEffect(() => {
    if (q === sent.current) return;
    sent.current = q;
    if (input.current) input.current.value = q;
  }, [q]);

  const send = () => {
    clearTimeout(timer.current);
    const typed = input.current?.value.trim() ?? '';
    if (typed === sent.current) return;
    sent.current = typed;
    onSearch(typed);
  };

  useEarlyInput(send);

  const sendSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(send, pause);
  };

  return (
    <div className="flex w-full max-w-md">
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        placeholder={placeholder}
        aria-label={placeholder}
        autoComplete="off"
        className="input min-w-0"
        onChange={(event) => {
          // Half a word of a Chinese or Japanese input method is not a search yet.
          if (!(event.nativeEvent as InputEvent).isComposing) sendSoon();
        }}
        onCompositionEnd={sendSoon}
      />
      {/* The form's first button is the one that Enter presses. */}
      <button
        type="submit"
        name="category"
        value={category ?? ''}
        className="button-icon min-w-12 border border-l-0 border-(--edge)"
        aria-label={words.search}
        onClick={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Icon d={search} />
      </button>
    </div>
  );
}
