import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import { loadedLater } from '../screen/loaded-later.tsx';
import type { ListedColumn } from './shown-columns.ts';

const ColumnsDialog = loadedLater(async () => (await import('./columns-dialog.tsx')).ColumnsDialog);
const ViewsDialog = loadedLater(
  async () => (await import('../views/views-dialog.tsx')).ViewsDialog,
);

export interface ListToolsProps {
  kind: CatalogueKind;
  columns: readonly ListedColumn[];
}

/** The buttons that open the columns and the saved views of a list. */
export function ListTools({ kind, columns }: ListToolsProps) {
  const [open, setOpen] = useState<'columns' | 'views'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex min-h-11 items-center gap-1">
      <Button compact look="quiet" onClick={() => setOpen('columns')}>
        {t('Columns…')}
      </Button>
      <Button compact look="quiet" onClick={() => setOpen('views')}>
        {t('Views…')}
      </Button>
      {open === 'columns' && <ColumnsDialog columns={columns} onClose={close} />}
      {open === 'views' && <ViewsDialog kind={kind} onClose={close} />}
    </div>
  );
}
