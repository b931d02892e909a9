import type { SelectedRow } from '#domain/bulk/chosen-rows.server.ts';
import { loadedLater } from '../screen/loaded-later.tsx';
import type { SelectionBarProps } from './bulk-bar.tsx';

const BulkBar = loadedLater(async () => (await import('./bulk-bar.tsx')).BulkBar);

/** The actions on the selected rows; shown while rows are selected. */
export function SelectionBar<Row extends SelectedRow>(props: SelectionBarProps<Row>) {
  return props.selection.count > 0 && <BulkBar {...(props as SelectionBarProps<SelectedRow>)} />;
}
