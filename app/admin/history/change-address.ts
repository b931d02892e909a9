import { editAddress } from '#domain/kinds/kinds.ts';
import { settings } from './history-texts.ts';

interface ListedChange {
  /** Of its entry in the history. */
  id: number;
  kind: string;
  record_id: number | null;
  name: string | undefined;
  isThere: boolean;
}

/** Where a change is read: in the form of its record, or on a page of its own once that was deleted. */
export function changeAddress(change: ListedChange): string | undefined {
  const { id, kind, record_id, name, isThere } = change;
  if (record_id === null) return `/admin/orders/${id}`;
  if (!isThere) return `/admin/deleted/${kind}/${record_id}?version=${id}`;
  if (kind !== 'global_settings') return editAddress(kind, record_id, id);
  const setting = settings[name ?? ''];
  return setting && `${setting.screen}?version=${id}`;
}
