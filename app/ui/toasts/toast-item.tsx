import { type ReactNode, useEffect, useState } from 'react';
import { closeToast, holdToast, releaseToast, type Toast, type Undo } from './toast.ts';

interface ToastItemProps {
  toast: Toast;
  closeLabel: string;
  undoButton: ((undo: Undo, close: () => void) => ReactNode) | undefined;
}

/** In milliseconds. Many toasts of a dialog come just before it closes, and move to the page then. */
const saysAfter = 500;

/** The toasts that screen readers were told, here or in the toaster before this one. */
const said = new WeakSet<Toast>();

/** A toast. It is shown at once, and said once, when it is clear where it stays. */
export function ToastItem({ toast, closeLabel, undoButton }: ToastItemProps) {
  const { id, kind, text, title, undo } = toast;
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (said.has(toast)) return;
    const timers = [
      setTimeout(() => setSaid(true), saysAfter),
      // A toast that moves at the same moment was not heard.
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
      {/* Only a new element is said. The buttons are kept, because they may have the focus. */}
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
