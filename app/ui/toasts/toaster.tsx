import { type ReactNode, useSyncExternalStore } from 'react';
import { toastStore, type Undo } from './toast.ts';
import { ToastItem } from './toast-item.tsx';

interface ToasterProps {
  label: string;
  closeLabel: string;
  /** Renders the undo button of a toast. */
  undoButton?: (undo: Undo, close: () => void) => ReactNode;
}

/** The live region that shows toasts. A page has one, which is always in the document. */
export function Toaster({ label, closeLabel, undoButton }: ToasterProps) {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.read,
    toastStore.readOnServer,
  );
  return (
    <section aria-label={label} className="toasts">
      {/*
       * The region is not atomic, because screen readers would then repeat the first toast with the
       * second.
       */}
      <div role="status" aria-live="polite" aria-atomic="false">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} {...{ toast, closeLabel, undoButton }} />
        ))}
      </div>
    </section>
  );
}
