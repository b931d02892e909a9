import { useEffect } from 'react';

const control = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('a, button, input, label, select, summary') : null;

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
