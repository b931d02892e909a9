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
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-end gap-2"
    >
      <div role="status" aria-live="polite" className="contents">
        {toasts.map(({ id, kind, text, title }) => (
          <div
            key={id}
            data-kind={kind}
            className="pointer-events-auto flex max-w-md items-start gap-3 border border-line border-l-2 border-l-gold bg-paper px-4 py-3 text-sm shadow-lg data-[kind=error]:border-l-danger data-[kind=success]:border-l-success"
          >
            <div>
              {title && <p className="font-medium">{title}</p>}
              <p>{text}</p>
            </div>
            <button
              type="button"
              onClick={() => closeToast(id)}
              className="-m-1 min-h-6 min-w-6 p-1"
              aria-label={closeLabel}
            >
              ×
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
