import { type ReactNode, useSyncExternalStore } from 'react';
import { closeToast, holdToast, releaseToast, toastStore, type Undo } from './toast.ts';

interface ToasterProps {
  label: string;
  closeLabel: string;
  /** Renders the undo button of a toast. */
  undoButton?: (undo: Undo, close: () => void) => ReactNode;
}

/** The live region that shows toasts. One on a page, always in the document. */
export function Toaster({ label, closeLabel, undoButton }: ToasterProps) {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.read,
    toastStore.readOnServer,
  );
  return (
    <section aria-label={label} className="toasts">
      <div role="status" aria-live="polite">
        {toasts.map(({ id, kind, text, title, undo }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the listeners only pause its timer
          <div
            key={id}
            data-kind={kind}
            data-undo={undo && ''}
            className="toast"
            onPointerEnter={() => holdToast(id)}
            onFocus={() => holdToast(id)}
            onPointerLeave={({ currentTarget }) => {
              if (!currentTarget.contains(document.activeElement)) releaseToast(id);
            }}
            onBlur={({ currentTarget, relatedTarget }) => {
              const stays =
                currentTarget.contains(relatedTarget) || currentTarget.matches(':hover');
              if (!stays) releaseToast(id);
            }}
          >
            <div>
              {title && <p className="toast-title">{title}</p>}
              <p>{text}</p>
            </div>
            {undo !== undefined && undoButton?.(undo, () => closeToast(id))}
            <button type="button" onClick={() => closeToast(id)} aria-label={closeLabel}>
              ×
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
