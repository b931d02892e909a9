import { useEffect, useState } from 'react';
import { topLayer } from '#app/ui/top-layer.ts';
import { HelpSheet } from './help-sheet.tsx';
import { JumpDialog } from './jump-dialog.tsx';
import { singleKeys } from './single-keys.ts';

type Shortcut = 'jump' | 'help';

const asked = new EventTarget();

/** Opens what a key would open, for those who do not know the keys yet. */
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
 * Keys of an input method, such as the Enter that takes a Chinese word, mean nothing else on any screen.
 * Safari tells the last one of a word by its code alone.
 */
function leaveToInputMethod(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) event.stopPropagation();
}

/** The back-office's keys, and what they open. One in the layout, where nothing hides it. */
export function Shortcuts() {
  const [open, setOpen] = useState<Shortcut>();
  useEffect(() => {
    const onOpen = (event: Event) => setOpen((event as CustomEvent<Shortcut>).detail);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || topLayer.topmost()) return;
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
