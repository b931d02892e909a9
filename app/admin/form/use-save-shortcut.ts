import { type RefObject, useEffect } from 'react';
import { topLayer } from '../dialog/top-layer.ts';

/** Ctrl/Cmd-S submits the form, regardless of the focus, unless a dialog is open above it. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (topLayer.topmost()?.contains(form.current) ?? true) form.current?.requestSubmit();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
