import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t, translate } from '#domain/admin-words/t.ts';
import { slugFrom } from '#domain/forms/form-values.ts';
import { useFormState } from '../state/form-state.ts';
import { TextField } from './form-fields.tsx';

interface SlugFieldProps {
  value: string | undefined;
  /** The name of the field that the slug is generated from. */
  from: string;
  /** The path before the slug, e.g. '/products/'. */
  path: string;
  /** Text before the address in the hint. */
  hint?: string;
  /** Whether an empty slug is filled in when the form is sent. */
  fills?: boolean;
}

/**
 * The field for the last part of the public address. For a new record the slug follows the name until the user types
 * another one. For an existing record an empty field offers a slug made from the name.
 */
export function SlugField({ value, from, path, hint = '', fills = false }: SlugFieldProps) {
  const { changed } = useFormState();
  const here = useRef<HTMLDivElement>(null);
  /** The slug that was generated last; if the input differs from it, the user has typed another one. */
  const generated = useRef('');
  const clickSelects = useRef(false);
  const [slug, setSlug] = useState(value ?? '');
  const [suggestion, setSuggestion] = useState('');
  const put = (text: string) => {
    const input = here.current?.querySelector('input');
    if (!input) return;
    generated.current = text;
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
    const isFromName = target instanceof HTMLInputElement && target.name === from;
    const asked = isFromName ? !value : fills && type === 'submit';
    if (asked && now !== next && (now === '' || now === generated.current)) put(next);
  });
  useEffect(() => {
    const form = here.current?.closest('form');
    form?.addEventListener('input', follow);
    // The capture phase comes before the check of the form, which needs the slug.
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
        label={t('Slug')}
        required
        value={value}
        input={{
          spellCheck: false,
          autoCapitalize: 'none',
          // A generated slug is selected, so that typing replaces it. It is selected again on click, because a
          // mouse sets the caret after the focus event.
          onFocus: ({ currentTarget }) => {
            clickSelects.current =
              generated.current !== '' && currentTarget.value === generated.current;
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
            {`${translate(hint)}${path}${slug || '{slug}'}`}
            {slug === '' && suggestion !== '' && (
              <button
                type="button"
                onClick={use}
                className="ml-2 min-h-6 cursor-pointer underline underline-offset-4 pointer-coarse:min-h-11"
              >
                {t('Use “{suggestion}”', { suggestion })}
              </button>
            )}
          </>
        }
      />
    </div>
  );
}
