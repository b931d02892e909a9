/** One passing message. Errors stay until they are closed or eight seconds have passed. */
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

const visibleFor = { success: 5000, error: 8000 };

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
  setTimeout(() => closeToast(id), undo === undefined ? visibleFor[kind] : visibleFor.error);
}

export function closeToast(id: number): void {
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
