import type { RowValues } from '#database/schema/history.ts';

/** What one entry of the history did to one row. */
export interface RowChange {
  table_name: string;
  operation: 'insert' | 'update' | 'delete' | 'order';
  row_key: RowValues | null;
  before: RowValues | null;
  after: RowValues | null;
}

/** Rows by table and key. */
export type RecordState = Map<string, { table: string; key: RowValues; row: RowValues }>;

/** JSON with sorted names: the same text for the same key, however it was written. */
export function stateKey(table: string, key: RowValues): string {
  const sorted = Object.entries(key).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${table} ${JSON.stringify(sorted)}`;
}

/** The key by which the history names a row: its id, or the whole row where it has none. */
export const rowKey = (row: RowValues): RowValues => ('id' in row ? { id: row.id } : row);

/** What there was before these changes, newest first, from what there is. Orders change no record. */
export function stateBefore(now: RecordState, changes: readonly RowChange[]): RecordState {
  const state: RecordState = new Map(now);
  for (const { table_name: table, operation, row_key: key, before } of changes) {
    if (operation === 'order' || !key) continue;
    const at = stateKey(table, key);
    if (operation === 'insert') state.delete(at);
    else {
      const row = { ...state.get(at)?.row, ...before };
      state.set(at, { table, key, row });
    }
  }
  return state;
}

/** Without the links that a save took away and put back as they were: each writes all of them anew. */
export function withoutRewrittenLinks<
  Change extends Pick<RowChange, 'table_name' | 'operation' | 'row_key'>,
>(changes: readonly Change[]): Change[] {
  const link = ({ table_name, row_key }: Change) =>
    row_key && !('id' in row_key) ? stateKey(table_name, row_key) : undefined;
  const of = (wanted: RowChange['operation']) =>
    new Set(changes.filter(({ operation }) => operation === wanted).map(link));
  const [removed, added] = [of('delete'), of('insert')];
  return changes.filter((change) => {
    const key = link(change);
    return key === undefined || !removed.has(key) || !added.has(key);
  });
}
