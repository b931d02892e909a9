import { useRef } from 'react';
import { t } from '#domain/admin-words/t.ts';
import type { SelectedRow } from '#domain/bulk/chosen-rows.server.ts';
import { loadedLater } from '../screen/loaded-later.tsx';
import { SelectedBar } from './selected-bar.tsx';
import type { Selection } from './use-selection.ts';

const BulkActions = loadedLater(async () => (await import('./bulk-actions.tsx')).BulkActions);

/** The actions on the selected rows; shown while rows are selected. */
export function SelectionBar<Row extends SelectedRow>(props: { selection: Selection<Row> }) {
  const selection = props.selection as Selection<SelectedRow>;
  const bar = useRef<HTMLElement>(null);
  return (
    <SelectedBar label={t('Selected rows')} count={selection.count} bar={bar}>
      <BulkActions selection={selection} bar={bar} />
    </SelectedBar>
  );
}
