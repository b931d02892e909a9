import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the element that `fallbackOf` returns when a focused element is removed, so that a keyboard
 * user is not sent back to the top of the page.
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
      // After everything else of the same update has been removed.
      queueMicrotask(() => {
        if (fallback instanceof HTMLElement && document.activeElement === document.body)
          fallback.focus();
      });
    };
  }, [ref]);
}
