import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { RowValues } from '#database/schema/history.ts';
import { type RowChange, rowKey, stateKey } from '#domain/history/recorded/row-changes.ts';
import { modelTables, type Rows } from './model/rows.ts';

export type Entry = RowChange & {
  id: number;
  change_set: string;
  actor: string | null;
  kind: string;
  record_id: number | null;
  parent_id: number | null;
};

/** Everything that a step may have changed. */
export interface DatabaseState {
  rows: Rows;
  bin: RowValues[];
  /** Plans that wait or were refused. */
  plans: RowValues[];
  /** The ids and addresses of subscribers in the history. */
  subscribers: RowValues[];
  /** The new history entries, in order. */
  entries: Entry[];
}

/** Reads the state in one statement, so that it is consistent. */
export async function readState(db: Database, lastEntry: number): Promise<DatabaseState> {
  const tables = modelTables.map(
    (table) => sql`select ${table} as table, to_jsonb(t) as row from ${sql.identifier(table)} t`,
  );
  const { rows } = await db.execute<{ table: string; row: RowValues }>(
    sql.join(
      [
        ...tables,
        sql`select 'bin', to_jsonb(b) from bin b`,
        sql`select 'planned_changes', to_jsonb(p) from planned_changes p where done_at is null`,
        sql`select 'subscribers', jsonb_build_object('id', record_id, 'was', before ->> 'email', 'is', after ->> 'email')
            from history where kind = 'newsletter_subscription'`,
        sql`select 'history', to_jsonb(h) from history h where id > ${lastEntry}`,
      ],
      sql` union all `,
    ),
  );
  const byTable = Map.groupBy(rows, ({ table }) => table);
  const of = (table: string) =>
    (byTable.get(table) ?? []).map(({ row }) => row).sort((a, b) => Number(a.id) - Number(b.id));
  return {
    rows: new Map(
      modelTables.flatMap((table) =>
        of(table).map((row) => [stateKey(table, rowKey(row)), { table, row }] as const),
      ),
    ),
    bin: of('bin'),
    plans: of('planned_changes'),
    subscribers: of('subscribers'),
    entries: of('history') as unknown as Entry[],
  };
}
