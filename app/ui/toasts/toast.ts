/** A message that disappears after some seconds. */
export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  title?: string;
  /** The operation of the undo button. */
  undo?: Undo;
}

/** An operation that undoes the reported change: its values, and the address to which they are sent. */
export interface Undo {
  action: string;
  values: Record<string, string | number>;
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<Listener>();

/** The milliseconds that a toast stays. A toast with Undo also closes after the next change. */
const visibleFor = { success: 5000, error: 8000, undo: 60_000 };

const timers = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, and removes an earlier one with the same text. */
export function showToast(kind: Toast['kind'], text: string, title?: string, undo?: Undo): void {
  const id = nextId++;
  change([
    ...toasts.filter((one) => one.text !== text),
    { id, kind, text, ...(title ? { title } : {}), ...(undo === undefined ? {} : { undo }) },
  ]);
  releaseToast(id);
}

/** Stops the timer of a toast while the pointer or the focus is on it. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
}

/** Restarts the timer of a toast. */
export function releaseToast(id: number): void {
  holdToast(id);
  const toast = toasts.find((one) => one.id === id);
  if (!toast) return;
  timers.set(
    id,
    setTimeout(() => closeToast(id), visibleFor[toast.undo ? 'undo' : toast.kind]),
  );
}

/** Closes the toasts with Undo after another change, because only the last change can be undone. */
export function closeUndoToasts(): void {
  if (toasts.some(({ undo }) => undo)) change(toasts.filter(({ undo }) => !undo));
}

/** Closes a toast at once. */
export function closeToast(id: number): void {
  holdToast(id);
  timers.delete(id);
  if (toasts.some((one) => one.id === id)) change(toasts.filter((one) => one.id !== id));
}

/** The toasts for React's useSyncExternalStore in toaster.tsx. */
export const toastStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => toasts,
  readOnServer: (): readonly Toast[] => none,
};

const none: readonly Toast[] = [];
