import { type ReactNode, useEffect, useState } from 'react';
import { closeToast, holdToast, releaseToast, type Toast, type Undo } from './toast.ts';

interface ToastItemProps {
  toast: Toast;
  closeLabel: string;
  undoButton: ((undo: Undo, close: () => void) => ReactNode) | undefined;
}

/** The milliseconds before a toast is announced: a dialog that closes hands its toast to the page. */
const saysAfter = 500;

/** The toasts that were announced, also by the toaster in which they were before. */
const said = new WeakSet<Toast>();

/** A toast. It is shown at once, and announced once its place is final. */
export function ToastItem({ toast, closeLabel, undoButton }: ToastItemProps) {
  const { id, kind, text, title, undo } = toast;
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (said.has(toast)) return;
    const timers = [
      setTimeout(() => setSaid(true), saysAfter),
      // If the toast moves at this moment, screen readers have not read it, so the mark is set a little later.
      setTimeout(() => said.add(toast), saysAfter + 100),
    ];
    return () => timers.forEach(clearTimeout);
  }, [toast]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the listeners only pause its timer
    <div
      data-kind={kind}
      data-undo={undo && ''}
      className="toast"
      aria-live={isSaid ? undefined : 'off'}
      onPointerEnter={() => holdToast(id)}
      onFocus={() => holdToast(id)}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) releaseToast(id);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const stays = currentTarget.contains(relatedTarget) || currentTarget.matches(':hover');
        if (!stays) releaseToast(id);
      }}
    >
      {/*
       * Screen readers announce only a new element, so the key changes. The buttons keep theirs, because
       * they may have the focus.
       */}
      <div key={String(isSaid)}>
        {title && <p className="toast-title">{title}</p>}
        <p>{text}</p>
      </div>
      {undo !== undefined && undoButton?.(undo, () => closeToast(id))}
      <button type="button" onClick={() => closeToast(id)} aria-label={closeLabel}>
        ×
      </button>
    </div>
  );
}
