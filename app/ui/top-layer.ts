const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/**
 * The modal dialogs that are open, the topmost last. All else is inert then, so whatever must be
 * seen and read out (passing messages) moves into the topmost.
 */
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
