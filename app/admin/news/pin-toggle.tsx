import { Button } from '#app/ui/button.tsx';
import { useOperation } from '../parts/use-operation.ts';

interface PinToggleProps {
  id: number;
  isPinned: boolean;
  /** Whether one more may be pinned. */
  free: boolean;
}

/** Unpin for a pinned item; Pin for any other, while there is room. */
export function PinToggle({ id, isPinned, free }: PinToggleProps) {
  const { run, busy } = useOperation();
  if (!isPinned && !free) return null;
  return (
    <Button
      compact
      look="quiet"
      disabled={busy}
      onClick={() => run(isPinned ? 'unpin' : 'pin', { id })}
    >
      {isPinned ? 'Unpin' : 'Pin'}
    </Button>
  );
}
