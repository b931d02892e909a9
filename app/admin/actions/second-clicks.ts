import { useEffect } from 'react';

/** What a click is meant for: a label stands for its field, which is clicked by it. */
function control(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const met = target.closest('a, button, input, label, select, summary');
  return met instanceof HTMLLabelElement ? met.control : met;
}

/**
 * Lets the second click of a double click do nothing where it meets something else than the first
 * one did: whoever saves with a double click must not switch, or delete, what the closing form
 * uncovers under the pointer.
 */
export function useSecondClicks(): void {
  useEffect(() => {
    let first: Element | null = null;
    const onClick = (event: MouseEvent) => {
      const met = control(event.target);
      if (event.detail < 2) first = met;
      else if (met !== first) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('click', onClick, { capture: true });
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, []);
}
