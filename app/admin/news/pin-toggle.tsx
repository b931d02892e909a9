import { ActionWord } from '#app/ui/action-word.tsx';
import { Button } from '#app/ui/button.tsx';
import { pin } from '#app/ui/icons.ts';
import { t } from '#domain/admin-words/t.ts';
import { useOperation } from '../actions/use-operation.ts';

interface PinToggleProps {
  id: number;
  isPinned: boolean;
  /** Whether another item may be pinned. */
  free: boolean;
}

/** The button Unpin for a pinned item; Pin for any other, while another item may be pinned. */
export function PinToggle({ id, isPinned, free }: PinToggleProps) {
  const { run, busy } = useOperation();
  const word = isPinned ? t('Unpin') : t('Pin');
  if (!isPinned && !free) return null;
  return (
    <Button
      compact
      look="quiet"
      title={word}
      // Not `disabled`, because a disabled button loses the focus.
      aria-disabled={busy}
      onClick={() => run(isPinned ? 'unpin' : 'pin', { id })}
    >
      <ActionWord icon={pin}>{word}</ActionWord>
    </Button>
  );
}
