import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * When the element goes while it has the focus, the one that `fallbackOf` names gets it, so that
 * nobody who works by keyboard is thrown back to the top of the page.
 */
export function useFocusFallback(
  ref: RefObject<HTMLElement | null>,
  fallbackOf: (gone: HTMLElement) => Element | null | undefined,
): void {
  const latest = useRef(fallbackOf);
  useEffect(() => {
    latest.current = fallbackOf;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const fallback = latest.current(element);
      // Once, after everything has gone that goes with it.
      queueMicrotask(() => {
        if (fallback instanceof HTMLElement && document.activeElement === document.body)
          fallback.focus();
      });
    };
  }, [ref]);
}
