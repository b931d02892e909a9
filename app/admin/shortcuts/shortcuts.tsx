import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { topLayer } from '#app/ui/top-layer.ts';
import { HelpSheet } from './help-sheet.tsx';
import { JumpDialog } from './jump-dialog.tsx';
import { singleKeys } from './single-keys.ts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** The back-office's keys, and the buttons for those who do not know them yet. */
export function Shortcuts() {
  const [open, setOpen] = useState<'jump' | 'help'>();
  useEffect(() => {
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
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-3">
      <Button compact onClick={() => setOpen('jump')} aria-keyshortcuts="Control+K Meta+K">
        Jump to…
      </Button>
      <Button compact onClick={() => setOpen('help')}>
        Shortcuts
      </Button>
      {open === 'jump' && <JumpDialog onClose={close} />}
      {open === 'help' && <HelpSheet onClose={close} />}
    </div>
  );
}
