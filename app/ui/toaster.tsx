import { useSyncExternalStore } from 'react';
import { closeToast, toastStore } from './toast.ts';

/** Where passing messages appear and are read out. One per page, always in the document. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.read,
    toastStore.readOnServer,
  );
  return (
    <section aria-label={label} className="toasts">
      <div role="status" aria-live="polite">
        {toasts.map(({ id, kind, text, title }) => (
          <div key={id} data-kind={kind} className="toast">
            <div>
              {title && <p className="toast-title">{title}</p>}
              <p>{text}</p>
            </div>
            <button type="button" onClick={() => closeToast(id)} aria-label={closeLabel}>
              ×
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
