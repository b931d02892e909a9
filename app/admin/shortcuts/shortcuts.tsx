import { useEffect, useEffectEvent, useState } from 'react';
import { topLayer } from '../dialog/top-layer.ts';
import { loadedLater } from '../screen/loaded-later.tsx';
import { singleKeys } from './single-keys.ts';

const HelpSheet = loadedLater(async () => (await import('./help-sheet.tsx')).HelpSheet);
const JumpDialog = loadedLater(async () => (await import('./jump-dialog.tsx')).JumpDialog);

type Shortcut = 'jump' | 'help';

const asked = new EventTarget();

/** Opens the dialog of a shortcut. Buttons use this function. */
export function openShortcut(which: Shortcut): void {
  asked.dispatchEvent(new CustomEvent('open', { detail: which }));
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/**
 * Hides the keys of an input method, such as the Enter that accepts a Chinese word, from all other handlers.
 * Safari marks the last key of a word only by key code 229.
 */
function leaveToInputMethod(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) event.stopPropagation();
}

/** Handles the keyboard shortcuts and renders the dialogs they open. Render it once, in the layout. */
export function Shortcuts() {
  const [open, setOpen] = useState<Shortcut>();
  // The script of the dialog may still be loading.
  const isAsked = useEffectEvent(() => open !== undefined);
  useEffect(() => {
    const onOpen = (event: Event) => setOpen((event as CustomEvent<Shortcut>).detail);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || topLayer.topmost() || isAsked()) return;
      const withControl = event.ctrlKey || event.metaKey;
      if (withControl && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen('jump');
      } else if (!withControl && !event.altKey && singleKeys.areOn() && !isTyping(event.target)) {
        if (event.key === '?') setOpen('help');
        else if (event.key === 'n') document.querySelector<HTMLElement>('[data-new]')?.click();
        else return;
        event.preventDefault();
      }
    };
    asked.addEventListener('open', onOpen);
    window.addEventListener('keydown', leaveToInputMethod, { capture: true });
    window.addEventListener('keydown', onKeyDown);
    return () => {
      asked.removeEventListener('open', onOpen);
      window.removeEventListener('keydown', leaveToInputMethod, { capture: true });
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  const close = () => setOpen(undefined);
  if (open === 'jump') return <JumpDialog onClose={close} />;
  return open === 'help' && <HelpSheet onClose={close} />;
}
