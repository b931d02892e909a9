import { editAddress } from '#domain/kinds/kinds.ts';
import { settings } from '../history-texts.ts';

interface ListedChange {
  /** The id of its entry in the history. */
  id: number;
  kind: string;
  record_id: number | null;
  name: string | undefined;
  isThere: boolean;
}

/**
 * The address that shows a change: the form of its record, the page of the deleted record, the screen of the
 * setting, or the page of the order. Undefined for a setting that has no screen.
 */
export function changeAddress(change: ListedChange): string | undefined {
  const { id, kind, record_id, name, isThere } = change;
  if (record_id === null) return `/admin/orders/${id}`;
  if (!isThere) return `/admin/deleted/${kind}/${record_id}?version=${id}`;
  if (kind !== 'global_settings') return editAddress(kind, record_id, id);
  const setting = settings[name ?? ''];
  return setting && `${setting.screen}?version=${id}`;
}
