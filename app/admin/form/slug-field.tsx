import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { slugFrom } from '#domain/forms/form-values.ts';
import { TextField } from './form-fields.tsx';
import { useFormState } from './form-state.ts';

interface SlugFieldProps {
  value: string | undefined;
  /** The field that a slug is made from. */
  from: string;
  /** Where the record's page stands: '/products/'. */
  path: string;
  /** What is said before the address. */
  hint?: string;
  /** Follows the name while nobody has written another one. */
  fills?: boolean;
}

/** The last part of the public address. While it is empty, one is suggested from the name. */
export function SlugField({ value, from, path, hint = '', fills = false }: SlugFieldProps) {
  const { changed } = useFormState();
  const here = useRef<HTMLDivElement>(null);
  /** The slug that was made here, by which it is known whether someone has written another one. */
  const made = useRef('');
  const clickSelects = useRef(false);
  const [slug, setSlug] = useState(value ?? '');
  const [suggestion, setSuggestion] = useState('');
  const put = (text: string) => {
    const input = here.current?.querySelector('input');
    if (!input) return;
    made.current = text;
    input.value = text;
    setSlug(text);
    changed('slug');
  };
  const follow = useEffectEvent(({ type, target }: Event) => {
    const values = new FormData(here.current?.closest('form') ?? undefined);
    const now = String(values.get('slug') ?? '').trim();
    const next = slugFrom(String(values.get(from) ?? ''));
    setSlug(now);
    setSuggestion(next);
    const asked = type === 'submit' || (target instanceof HTMLInputElement && target.name === from);
    if (fills && asked && now !== next && (now === '' || now === made.current)) put(next);
  });
  useEffect(() => {
    const form = here.current?.closest('form');
    form?.addEventListener('input', follow);
    // Before the form is checked.
    form?.addEventListener('submit', follow, { capture: true });
    return () => {
      form?.removeEventListener('input', follow);
      form?.removeEventListener('submit', follow, { capture: true });
    };
  }, []);
  const use = () => {
    put(suggestion);
    here.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={here}>
      <TextField
        name="slug"
        label="Slug"
        required
        value={value}
        input={{
          spellCheck: false,
          autoCapitalize: 'none',
          // Whoever types into a slug that was made here replaces it. A mouse sets its caret after
          // the focus has come.
          onFocus: ({ currentTarget }) => {
            clickSelects.current = made.current !== '' && currentTarget.value === made.current;
            if (clickSelects.current) currentTarget.select();
          },
          onClick: ({ currentTarget }) => {
            if (clickSelects.current) currentTarget.select();
            clickSelects.current = false;
          },
          onInput: () => {
            clickSelects.current = false;
          },
        }}
        hint={
          <>
            {`${hint}${path}${slug || '{slug}'}`}
            {slug === '' && suggestion !== '' && (
              <button
                type="button"
                onClick={use}
                className="ml-2 min-h-6 cursor-pointer underline underline-offset-4 pointer-coarse:min-h-11"
              >
                Use “{suggestion}”
              </button>
            )}
          </>
        }
      />
    </div>
  );
}
