import { useRef } from 'react';
import type { SelectedRow } from '#domain/bulk/chosen-rows.server.ts';
import { t } from '#domain/staff-words/t.ts';
import { loadedLater } from '../screen/loaded-later.tsx';
import type { SelectionBarProps } from './bulk-actions.tsx';
import { SelectedBar } from './selected-bar.tsx';

const BulkActions = loadedLater(async () => (await import('./bulk-actions.tsx')).BulkActions);

/** The actions on the selected rows; shown while rows are selected. */
export function SelectionBar<Row extends SelectedRow>(props: SelectionBarProps<Row>) {
  const bar = useRef<HTMLElement>(null);
  return (
    <SelectedBar label={t('Selected rows')} count={props.selection.count} bar={bar}>
      <BulkActions {...(props as SelectionBarProps<SelectedRow>)} bar={bar} />
    </SelectedBar>
  );
}
