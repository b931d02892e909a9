import { useEffect, useRef } from 'react';
import type { Place } from './translation-address.ts';

/** On narrow screens, scrolls to the column that a choice opens: fields of a record, or translations of a field. */
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
