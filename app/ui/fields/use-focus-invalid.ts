import { type RefObject, useEffect } from 'react';
import { focusInvalid } from './focus-invalid.ts';

/** Focuses the first invalid field when `answer` changes. */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, answer: unknown): void {
  useEffect(() => {
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (answer && invalid) focusInvalid(invalid);
  }, [form, answer]);
}
