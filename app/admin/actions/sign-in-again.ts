type Waiting = (signedIn: boolean) => void;

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Opens the sign-in dialog over the screen. Resolves to false if it was closed without signing in. */
export function askToSignIn(): Promise<boolean> {
  return new Promise((resolve) => change([...waiting, resolve]));
}

/** The state of the dialog in sign-in-dialog.tsx, and its answer to every form that waits for the sign-in. */
export const signInAgain = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isAsked: (): boolean => waiting.length > 0,
  answer(signedIn: boolean): void {
    const all = waiting;
    change([]);
    for (const resolve of all) resolve(signedIn);
  },
};
