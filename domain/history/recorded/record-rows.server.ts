import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { RowValues } from '#database/schema/history.ts';
import { recordTables } from './recorded-tables.ts';
import { type RecordState, rowKey, stateKey } from './row-changes.ts';

/** The current rows of a record, with its translations. */
export const currentState = (db: Database, kind: string, id: number): Promise<RecordState> =>
  statesOf(db, kind, [id]);

/** The current rows of several records of a kind, in one state. */
export async function statesOf(
  db: Database,
  kind: string,
  ids: readonly number[],
): Promise<RecordState> {
  const these = sql`any(${sql.param([...ids])}::int[])`;
  const queries: SQL[] = recordTables(kind).map(
    ({ table, owner }) =>
      sql`select ${table} as table, to_jsonb(t) as row from ${sql.identifier(table)} t where ${sql.identifier(owner)} = ${these}`,
  );
  queries.push(
    sql`select 'translations', to_jsonb(t) from translations t where entity_type = ${kind} and entity_id = ${these}`,
  );
  const { rows } = await db.execute<{ table: string; row: RowValues }>(
    sql.join(queries, sql` union all `),
  );
  const state: RecordState = new Map();
  for (const { table, row } of rows) {
    const key = rowKey(row);
    state.set(stateKey(table, key), { table, key, row });
  }
  return state;
}

const matching = (table: string, key: RowValues) =>
  sql.join(
    Object.entries(key).map(
      ([name, value]) => sql`${sql.identifier(table)}.${sql.identifier(name)} = ${value}`,
    ),
    sql` and `,
  );

const asRow = (table: string, row: RowValues) =>
  sql`jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`;

/**
 * Inserts a row with its old id. Its version is higher than any before, so that a form that was opened before
 * the deletion conflicts.
 */
export async function insertRow(db: Database, table: string, row: RowValues): Promise<void> {
  const { rows } = await db.execute<{ version: number }>(sql`
    select coalesce(max((before ->> 'version')::int), 0) as version from history
    where table_name = ${table} and operation = 'delete'
      and (row_key ->> 'id')::int = ${row.id ?? null}::int and ${'version' in row}::boolean`);
  const version = Math.max(Number(row.version), rows[0]?.version ?? 0) + 1;
  const rowToInsert = 'version' in row ? { ...row, version } : row;
  // A column that was added after the row was deleted gets its default.
  const columns = sql.join(
    Object.keys(row).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${sql.identifier(table)} (${columns})
        select ${columns} from ${asRow(table, rowToInsert)}`,
  );
}

/** Updates the columns of `changed` in one row. */
export async function updateRow(
  db: Database,
  table: string,
  key: RowValues,
  changed: RowValues,
): Promise<void> {
  const columns = sql.join(
    Object.keys(changed).map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`),
    sql`, `,
  );
  await db.execute(
    sql`update ${sql.identifier(table)} set ${columns} from ${asRow(table, changed)} r where ${matching(table, key)}`,
  );
}

/** Deletes a row, if it exists. */
export async function removeRow(db: Database, table: string, key: RowValues): Promise<void> {
  await db.execute(sql`delete from ${sql.identifier(table)} where ${matching(table, key)}`);
}

/** The current version of a record; undefined if there is no such record. */
export async function recordVersion(
  db: Database,
  kind: string,
  id: number,
): Promise<number | undefined> {
  const table = sql.identifier(recordTables(kind)[0]?.table ?? '');
  const { rows } = await db.execute<{ version: number }>(
    sql`select version from ${table} where id = ${id}`,
  );
  return rows[0]?.version;
}
