/** One passing message. */
export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
  title?: string;
  /** What its button does, for toasters that offer one. */
  undo?: Undo;
}

/** Takes back what a message tells: the values of an operation, and where it is sent. */
export interface Undo {
  action: string;
  values: Record<string, string | number>;
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<Listener>();

/** In milliseconds. What can be undone stays until something else is changed, but not for ever. */
const visibleFor = { success: 5000, error: 8000, undo: 60_000 };

const timers = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a passing message; the same text is not shown twice at a time. */
export function showToast(kind: Toast['kind'], text: string, title?: string, undo?: Undo): void {
  const id = nextId++;
  change([
    ...toasts.filter((one) => one.text !== text),
    { id, kind, text, ...(title ? { title } : {}), ...(undo === undefined ? {} : { undo }) },
  ]);
  releaseToast(id);
}

/** Keeps a message while someone reads or uses it. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
}

/** Closes a message after its time, which starts again. */
export function releaseToast(id: number): void {
  holdToast(id);
  const toast = toasts.find((one) => one.id === id);
  if (!toast) return;
  timers.set(
    id,
    setTimeout(() => closeToast(id), visibleFor[toast.undo ? 'undo' : toast.kind]),
  );
}

/** Something else was changed: what a message offers to undo is no longer the last change. */
export function closeUndoToasts(): void {
  if (toasts.some(({ undo }) => undo)) change(toasts.filter(({ undo }) => !undo));
}

export function closeToast(id: number): void {
  holdToast(id);
  timers.delete(id);
  if (toasts.some((one) => one.id === id)) change(toasts.filter((one) => one.id !== id));
}

/** For React's useSyncExternalStore: see toaster.tsx. */
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
