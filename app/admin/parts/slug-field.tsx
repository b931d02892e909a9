import { useEffect, useRef, useState } from 'react';
import { slugFrom } from '#domain/forms/form-values.ts';
import { TextField } from './form-fields.tsx';

interface SlugFieldProps {
  value: string | undefined;
  /** The field that a slug is made from. */
  from: string;
  /** Where the record's page stands: '/products/'. */
  path: string;
  /** What is said before the address. */
  hint?: string;
  /** Fills itself in when the name is left, or the form sent, while it is empty. */
  fills?: boolean;
}

/** The last part of the public address. While it is empty, one is suggested from the name. */
export function SlugField({ value, from, path, hint = '', fills = false }: SlugFieldProps) {
  const here = useRef<HTMLDivElement>(null);
  const [slug, setSlug] = useState(value ?? '');
  const [suggestion, setSuggestion] = useState('');
  useEffect(() => {
    const form = here.current?.closest('form');
    const look = () => {
      const values = new FormData(form ?? undefined);
      setSlug(String(values.get('slug') ?? ''));
      setSuggestion(slugFrom(String(values.get(from) ?? '')));
    };
    form?.addEventListener('input', look);
    return () => form?.removeEventListener('input', look);
  }, [from]);
  useEffect(() => {
    const form = here.current?.closest('form');
    if (!form || !fills) return;
    const fill = () => {
      const input = here.current?.querySelector('input');
      const made = slugFrom(String(new FormData(form).get(from) ?? ''));
      if (input?.value.trim() !== '' || made === '') return;
      input.value = made;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const onLeave = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.name === from) fill();
    };
    form.addEventListener('focusout', onLeave);
    // Before the form is checked.
    form.addEventListener('submit', fill, { capture: true });
    return () => {
      form.removeEventListener('focusout', onLeave);
      form.removeEventListener('submit', fill, { capture: true });
    };
  }, [fills, from]);
  const use = () => {
    const input = here.current?.querySelector('input');
    if (!input) return;
    input.value = suggestion;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  return (
    <div ref={here}>
      <TextField
        name="slug"
        label="Slug"
        required
        value={value}
        input={{ spellCheck: false, autoCapitalize: 'none' }}
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
