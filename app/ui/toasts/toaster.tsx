import { type ReactNode, useSyncExternalStore } from 'react';
import { closeToast, holdToast, releaseToast, toastStore, type Undo } from './toast.ts';

interface ToasterProps {
  label: string;
  closeLabel: string;
  /** The button of a message about something that can be undone. */
  undoButton?: (undo: Undo, close: () => void) => ReactNode;
}

/** Where passing messages appear and are read out. One per page, always in the document. */
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
          // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing, it is only kept
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
