import { type ReactNode, useSyncExternalStore } from 'react';
import { toastStore, type Undo } from './toast.ts';
import { ToastItem } from './toast-item.tsx';

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
      {/* Not atomic: a second toast would repeat the first. */}
      <div role="status" aria-live="polite" aria-atomic="false">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} {...{ toast, closeLabel, undoButton }} />
        ))}
      </div>
    </section>
  );
}
