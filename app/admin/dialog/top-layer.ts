const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** The open modal dialogs, topmost last. Everything outside the topmost is inert, so toasts move into it. */
export const topLayer = {
  enter(dialog: HTMLElement): () => void {
    open.push(dialog);
    announce();
    return () => {
      open.splice(open.indexOf(dialog), 1);
      announce();
    };
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  topmost: (): HTMLElement | null => open.at(-1) ?? null,
};
