import { type KeyboardEvent, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFetcher } from 'react-router';
import { inputLook } from '#app/ui/fields/input-look.ts';
import { toastStore } from '#app/ui/toasts/toast.ts';
import { t } from '#domain/admin-words/t.ts';
import { useUndo } from '../actions/use-undo.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { OwnAccess, useMayFollow } from '../route-rights/may-follow.ts';
import { asksForUndo, foundEntries, type JumpEntry, ownEntries } from './jump-entries.ts';
import { JumpList, UndoLine } from './jump-list.tsx';
import type { loader } from './jump-route.ts';
import { latelyUsed } from './lately-used.ts';

/**
 * A dialog to go to a screen or record, or to give a command: type its name, choose with the arrow keys, press Enter.
 */
export function JumpDialog({ onClose }: { onClose: () => void }) {
  const { account } = use(OwnAccess);
  const fetcher = useFetcher<typeof loader>();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mayFollow = useMayFollow();
  const [written, setWritten] = useState('');
  const [isEntered, setEntered] = useState(false);
  const [usedBefore] = useState(() => latelyUsed.read(account));
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const undoable = toasts.findLast(({ undo }) => undo);
  // The dialog runs the operation, because the line disappears before the answer arrives.
  const { run: undo } = useUndo(undoable?.undo, onClose);

  const isEmpty = written.trim() === '';
  const lately = isEmpty ? usedBefore.filter(({ to }) => mayFollow(to)) : [];
  const undone = asksForUndo(written) ? undoable : undefined;
  const own = ownEntries(written, mayFollow).filter(
    ({ to }) => !lately.some((one) => one.to === to),
  );
  const found = fetcher.data ? foundEntries(fetcher.data, mayFollow) : [];
  const count = lately.length + (undone ? 1 : 0) + own.length + found.length;

  // Enter waits for the results of the typed text; the list may still show those of an earlier text.
  const isListed = isEmpty || undone || own.length > 0 || fetcher.data?.q === written;
  useEffect(() => {
    if (!isEntered || !isListed) return;
    setEntered(false);
    // Enter undoes a change only if a text was typed.
    list.current?.querySelector<HTMLElement>(isEmpty ? 'a' : 'a, button')?.click();
  }, [isEntered, isListed, isEmpty]);

  const onKeyDown = (event: KeyboardEvent) => {
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const at = lines.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && document.activeElement === box.current) setEntered(true);
    else if (step === undefined) return;
    else if (at + step < 0) box.current?.focus();
    else lines[Math.min(at + step, lines.length - 1)]?.focus();
    event.preventDefault();
  };
  const onChoose = (entry: JumpEntry) => {
    latelyUsed.add(account, entry);
    onClose();
  };

  return (
    <Dialog title={t('Jump to')} onClose={onClose} size="palette">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the elements inside */}
      <div onKeyDown={onKeyDown}>
        <input
          ref={box}
          type="search"
          aria-label={t('Screen, record or command')}
          placeholder={t('Screen, record or command')}
          className={inputLook}
          onInput={(event) => {
            const q = event.currentTarget.value;
            setWritten(q);
            setEntered(false);
            clearTimeout(timer.current);
            timer.current = setTimeout(
              () => fetcher.load(`/admin/jump?q=${encodeURIComponent(q)}`),
              120,
            );
          }}
        />
        <p role="status" className="sr-only">
          {!isEmpty && isListed && t('{count} found', { count })}
        </p>
        <div ref={list} className="mt-3 max-h-[50vh] overflow-y-auto">
          <JumpList heading={t('Recently used')} entries={lately} onChoose={onChoose} />
          <JumpList
            entries={[...own, ...found]}
            onChoose={onChoose}
            first={undone && <UndoLine what={undone.text} onClick={undo} />}
          />
        </div>
      </div>
    </Dialog>
  );
}
