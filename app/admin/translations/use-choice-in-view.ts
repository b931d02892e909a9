import { useEffect, useRef } from 'react';
import type { Place } from './translation-address.ts';

/**
 * On narrow screens, where the columns are stacked, scrolls to what a choice opens: the fields of a record, or
 * the translations of a field.
 */
export function useChoiceInView({ id, field }: Place): void {
  const shown = useRef({ id, field });
  useEffect(() => {
    const before = shown.current;
    shown.current = { id, field };
    if (!window.matchMedia('(width < 64rem)').matches) return;
    const changed =
      field !== undefined && (field !== before.field || id !== before.id)
        ? 'chosen-field'
        : id !== undefined && id !== before.id && 'chosen-record';
    if (changed) document.getElementById(changed)?.scrollIntoView();
  }, [id, field]);
}
