import { recordKinds } from '../../kinds/kinds.ts';
import type { RecordState } from '../recorded/row-changes.ts';

/**
 * The state of a record without the rows for which it has no room today, and the tables of these rows, once for each
 * row. Their translations are left out with them.
 */
export function rowsWithRoom(
  kind: string,
  state: RecordState,
): { fitting: RecordState; noRoom: string[] } {
  const entries = [...state.values()];
  const without = new Set(recordKinds[kind]?.rowsWithoutRoom?.(entries));
  return {
    fitting: new Map([...state].filter(([, entry]) => !without.has(entry))),
    noRoom: [...without].map(({ table }) => table).filter((table) => table !== 'translations'),
  };
}
