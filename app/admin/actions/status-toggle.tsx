import { ActionWord } from '#app/ui/action-word.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { power } from '#app/ui/icons.ts';
import { t } from '#domain/admin-words/t.ts';
import { useOperation } from './use-operation.ts';

type Status = 'Active' | 'Inactive';

/** A badge that says Active or Inactive. */
export function StatusBadge({ status }: { status: Status }) {
  return <Badge look={status === 'Active' ? 'success' : 'destructive'}>{t(status)}</Badge>;
}

/** Sends the `status` operation with the other status. */
export function StatusToggle({ id, status }: { id: number; status: Status }) {
  const { run, busy } = useOperation();
  const [next, word] =
    status === 'Active' ? (['Inactive', 'Deactivate'] as const) : (['Active', 'Activate'] as const);
  return (
    <Button
      compact
      look="quiet"
      title={t(word)}
      className="action-toggle"
      // Not `disabled`, because a disabled button loses the focus.
      aria-disabled={busy}
      onClick={() => run('status', { id, status: next })}
    >
      <ActionWord icon={power}>{t(word)}</ActionWord>
    </Button>
  );
}
