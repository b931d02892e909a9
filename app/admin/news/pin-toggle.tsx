import { ActionWord } from '#app/ui/action-word.tsx';
import { Button } from '#app/ui/button.tsx';
import { pin } from '#app/ui/icons.ts';
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
  const word = isPinned ? 'Unpin' : 'Pin';
  // Its place stays, so that the other actions stand below each other.
  if (!isPinned && !free) return <span className="action-place" />;
  return (
    <Button
      compact
      look="quiet"
      title={word}
      className="action-place"
      // Not disabled: that would take the focus away from whoever pressed it.
      aria-disabled={busy}
      onClick={() => run(isPinned ? 'unpin' : 'pin', { id })}
    >
      <ActionWord icon={pin}>{word}</ActionWord>
    </Button>
  );
}
