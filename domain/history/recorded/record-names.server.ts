import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { RowValues } from '#database/schema/history.ts';
import { recordKinds } from '../../kinds/kinds.ts';

/** The name of a record; for a translation, its field and language. */
function nameIn(kind: string, row: RowValues): string {
  const { field_name, language_code } = row;
  if (kind === 'translations') return `${field_name}, ${language_code}`;
  const { nameColumn = '', otherNameColumn = '' } = recordKinds[kind] ?? {};
  return String(row[nameColumn] || row[otherNameColumn] || '');
}

const hasNames = (kind: string): boolean =>
  Object.hasOwn(recordKinds, kind) || kind === 'translations';

/** The key of a record in the maps of names. */
export const recordNameKey = (kind: string, id: number): string => `${kind} ${id}`;

/**
 * The names of records, by {@link recordNameKey}: the current name, or the name at the deletion. A
 * translation is named by its field and language. Records without a name are left out.
 */
export async function recordNames(
  db: Database,
  records: readonly { kind: string; id: number }[],
): Promise<Map<string, string>> {
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  const queries: SQL[] = [...byKind].flatMap(([kind, list]) => {
    if (!hasNames(kind)) return [];
    const ids = sql.param([...new Set(list.map(({ id }) => id))]);
    return [
      sql`select ${kind} as kind, id, to_jsonb(t) as row from ${sql.identifier(kind)} t where id = any(${ids}::int[])`,
      sql`select table_name, (row_key ->> 'id')::int, before from history
          where table_name = ${kind} and operation = 'delete' and (row_key ->> 'id')::int = any(${ids}::int[])`,
    ];
  });
  if (queries.length === 0) return new Map();
  const { rows } = await db.execute<{ kind: string; id: number; row: RowValues }>(
    sql.join(queries, sql` union all `),
  );
  const names = new Map<string, string>();
  for (const { kind, id, row } of rows) {
    const key = recordNameKey(kind, id);
    const name = nameIn(kind, row);
    if (name && !names.has(key)) names.set(key, name);
  }
  return names;
}

/** The names of records of one kind, by id, like {@link recordNames}. */
export async function recordNamesById(
  db: Database,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, string | undefined>> {
  const records = ids.map((id) => ({ kind, id }));
  const names = await recordNames(db, records);
  return new Map(ids.map((id) => [id, names.get(recordNameKey(kind, id))]));
}
