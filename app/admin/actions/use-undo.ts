import type { Undo } from '#app/ui/toasts/toast.ts';
import { useOperation } from './use-operation.ts';

/** Sends the Undo that a toast offers, if there is one; `onDone` is called if it succeeds. */
export function useUndo(undo: Undo | undefined, onDone: () => void) {
  const { run, busy } = useOperation(
    ({ ok }) => ok && onDone(),
    undo ? { action: undo.action } : {},
  );
  return { busy, run: () => undo && run(String(undo.values.intent), undo.values) };
}
