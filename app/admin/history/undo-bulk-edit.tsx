import { Button } from '#app/ui/button.tsx';
import { useOperation } from '../actions/use-operation.ts';

/** Undoes a whole bulk edit of a kind; the answer says what could not be undone. */
export function UndoBulkEdit({ kind, bulk }: { kind: string; bulk: string }) {
  const { run, busy } = useOperation(undefined, { action: `/admin/bulk/${kind}` });
  return (
    <Button compact className="mt-1" disabled={busy} onClick={() => run('undo', { set: bulk })}>
      Undo this bulk edit
    </Button>
  );
}
