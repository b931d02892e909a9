import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { useOperation } from '../../actions/use-operation.ts';

interface BulkChange {
  kind: string;
  bulk: string;
  /** The cause of the change. A removal of the demo content is undone for all kinds of records at once. */
  cause: string | null;
}

/** A button that undoes a whole bulk edit. Its message says which records could not be undone. */
export function UndoBulkEdit({ kind, bulk, cause }: BulkChange) {
  const isDemo = cause === 'demo content';
  const action = isDemo ? '/admin/demo-content' : `/admin/bulk/${kind}`;
  const { run, busy } = useOperation(undefined, { action });
  return (
    <Button compact className="mt-1" disabled={busy} onClick={() => run('undo', { set: bulk })}>
      {isDemo ? t('Undo Removal of Demo Content') : t('Undo This Bulk Edit')}
    </Button>
  );
}
