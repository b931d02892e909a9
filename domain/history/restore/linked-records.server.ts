import { sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { RowValues } from '#database/schema/history.ts';
import { insertRow } from '../recorded/record-rows.server.ts';
import { linkTables } from '../recorded/recorded-tables.ts';
import { inSavepoint } from './apply-state.server.ts';

/**
 * Restores the links of a restored record whose two ends were both deleted: the second deletion has no entry
 * for the link, because the first one had removed it. Only links that a deletion removed are restored, not
 * links that a save removed.
 */
export async function restoreLinks(
  tx: Database,
  record: { kind: string; id: number },
): Promise<void> {
  // The lock makes concurrent restores of both ends run one after the other; otherwise neither sees the
  // other's row.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('restore_links'))`);
  for (const { table, from, linksTo } of linkTables)
    for (const end of [from, linksTo])
      if (end.kind === record.kind)
        for (const row of await takenAlong(tx, { table, from, linksTo }, end.column, record.id))
          await inSavepoint(tx, (inner) => insertRow(inner, table, row));
}

type LinkTable = (typeof linkTables)[number];

/** The links of a record whose last change was the deletion of one of their ends, if both ends exist now. */
async function takenAlong(
  tx: Database,
  { table, from, linksTo }: LinkTable,
  column: string,
  id: number,
): Promise<RowValues[]> {
  const ends = [from, linksTo].map((end) => ({
    ...end,
    id: sql`(link.row_key ->> ${end.column}::text)::int`,
  }));
  const deleted = ends.map(
    ({ kind, id }) => sql`(ending.kind = ${kind} and ending.record_id = ${id})`,
  );
  const there = ends.map(
    ({ kind, id }) =>
      sql`exists (select from ${sql.identifier(kind)} there where there.id = ${id})`,
  );
  const { rows } = await tx.execute<{ row: RowValues }>(sql`
    select distinct link.row_key as row from history link
    where link.table_name = ${table} and link.operation = 'delete' and not link.row_key ? 'id'
      and link.row_key @> ${JSON.stringify({ [column]: id })}::jsonb
      and ${sql.join(there, sql` and `)}
      and not exists (
        select from history newer
        where newer.kind = link.kind and newer.record_id = link.record_id and newer.id > link.id
          and newer.table_name = link.table_name and newer.row_key = link.row_key)
      and exists (
        select from history ending
        where ending.change_set = link.change_set and ending.operation = 'delete'
          and ending.table_name = ending.kind and (${sql.join(deleted, sql` or `)}))`);
  return rows.map(({ row }) => row);
}
