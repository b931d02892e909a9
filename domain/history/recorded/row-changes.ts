import type { RowValues } from '#database/schema/history.ts';

/** The change of one row that a history entry holds. */
export interface RowChange {
  table_name: string;
  operation: 'insert' | 'update' | 'delete' | 'order';
  row_key: RowValues | null;
  before: RowValues | null;
  after: RowValues | null;
}

/** The rows of a record, by {@link stateKey}. */
export type RecordState = Map<string, { table: string; key: RowValues; row: RowValues }>;

/** The key of a row in a RecordState. Names are sorted, because the database may return them in any order. */
export function stateKey(table: string, key: RowValues): string {
  const sorted = Object.entries(key).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${table} ${JSON.stringify(sorted)}`;
}

/** The key of a row in the history: its id, or the whole row if it has no id. */
export const rowKey = (row: RowValues): RowValues => ('id' in row ? { id: row.id } : row);

/** The state before `changes` (newest first), computed from the current state. Order entries are skipped. */
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

/**
 * Removes the entries of links that one save deleted and inserted again unchanged: every save rewrites all
 * links.
 */
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
