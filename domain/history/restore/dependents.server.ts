import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { recordKinds } from '../../kinds/kinds.ts';
import { partsOfProducts, recordTables } from '../recorded/recorded-tables.ts';

/** What is deleted together with a record. */
export interface Dependents {
  /** The number of rows by table, without tables that have none. */
  rows: [table: string, count: number][];
  /** The number of waiting plans. */
  plans: number;
}

/** Counts what the deletion of a record deletes too: its rows, translations, links and plans, in one query. */
export async function findDependents(db: Database, kind: string, id: number): Promise<Dependents> {
  const parts = kind === 'products' ? partsOfProducts : [];
  const counts: [table: string, rows: SQL][] = [
    ...parts.map((part) => owned(part, 'product_id', id)),
    ...recordTables(kind).flatMap(({ table, owner }) =>
      table === kind ? [] : [owned(table, owner, id)],
    ),
    [
      'translations',
      sql.join(
        [
          sql`translations where (entity_type = ${kind} and entity_id = ${id})`,
          ...parts.map(
            (part) => sql`(entity_type = ${part} and entity_id in
              (select id from ${sql.identifier(part)} where product_id = ${id}))`,
          ),
        ],
        sql` or `,
      ),
    ],
    ...linksTo(kind).map(({ table, column }) => owned(table, column, id)),
    [
      'plans',
      sql`planned_changes where kind = ${kind} and record_id = ${id}
        and done_at is null and refused_reason is null`,
    ],
  ];
  const { rows } = await db.execute<{ table: string; count: number }>(
    sql.join(
      counts.map(
        ([table, from]) => sql`select ${table} as table, count(*)::int as count from ${from}`,
      ),
      sql` union all `,
    ),
  );
  return {
    rows: rows
      .filter(({ table, count }) => table !== 'plans' && count > 0)
      .map(({ table, count }) => [table, count]),
    plans: rows.find(({ table }) => table === 'plans')?.count ?? 0,
  };
}

const owned = (table: string, column: string, id: number): [string, SQL] => [
  table,
  sql`${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
];

/** The link tables of other kinds that lead to this kind. */
const linksTo = (kind: string) =>
  Object.values(recordKinds).flatMap(({ belongings = [] }) =>
    belongings.flatMap(({ table, linksTo }) =>
      linksTo?.kind === kind ? [{ table, column: linksTo.column }] : [],
    ),
  );
