import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * When a focused element is removed, moves the focus to the element that `fallbackOf` returns. Otherwise keyboard users
 * would be sent back to the top of the page.
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
      // The focus moves after every other element of the same update has been removed.
      queueMicrotask(() => {
        if (fallback instanceof HTMLElement && document.activeElement === document.body)
          fallback.focus();
      });
    };
  }, [ref]);
}
