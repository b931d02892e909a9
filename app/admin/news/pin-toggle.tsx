import { Button } from '#app/ui/button.tsx';
import { useOperation } from '../actions/use-operation.ts';

interface PinToggleProps {
  id: number;
  isPinned: boolean;
  /** Whether one more may be pinned. */
  free: boolean;
}

/** Unpin for a pinned item; Pin for any other, while there is room. */
export function PinToggle({ id, isPinned, free }: PinToggleProps) {
  const { run, busy } = useOperation();
  // Its place stays, so that the other actions stand below each other.
  if (!isPinned && !free) return <span className="w-14 max-sm:hidden" />;
  return (
    <Button
      compact
      look="quiet"
      className="min-w-14"
      // Not disabled: that would take the focus away from whoever pressed it.
      aria-disabled={busy}
      onClick={() => run(isPinned ? 'unpin' : 'pin', { id })}
    >
      {isPinned ? 'Unpin' : 'Pin'}
    </Button>
  );
}
