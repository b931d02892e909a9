import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { listed } from '#domain/admin-words/reader-format.ts';
import { t } from '#domain/admin-words/t.ts';
import { recordNameKey, recordNames } from '#domain/history/recorded/record-names.server.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import type { CatalogueKind } from '#domain/kinds/kinds.ts';
import { nameOf } from '#domain/records/kind.server.ts';

/** Reads the names of linked records. The history has the names of deleted ones, which `shown` marks. */
export async function linkedNames(
  db: Database,
  kind: CatalogueKind | undefined,
  ids: readonly number[],
): Promise<{ shown: (id: number) => string; deleted: string[] }> {
  if (!kind || ids.length === 0) return { shown: String, deleted: [] };
  const of = kinds[kind];
  const { table } = of;
  const name = nameOf(of);
  const rows = await db
    .select({ id: sql<number>`${table.id}`, name: sql<string>`${name}` })
    .from(table as PgTable)
    .where(sql`${table.id} = any(${sql.param([...ids])}::int[])`);
  const names = new Map(rows.map((row) => [row.id, row.name]));
  const deletedIds = [...new Set(ids)].filter((id) => !names.has(id));
  const formerNames = await recordNames(
    db,
    deletedIds.map((id) => ({ kind, id })),
  );
  const formerName = (id: number) => formerNames.get(recordNameKey(kind, id)) ?? t('unnamed');
  return {
    shown: (id) => names.get(id) ?? t('{name} (deleted)', { name: formerName(id) }),
    deleted: deletedIds.map(formerName),
  };
}

/** The message at a field if records that were chosen in it have been deleted before the save. */
export const deletedChoices = (names: readonly string[]): string =>
  t(
    names.length === 1
      ? 'Someone else has deleted {names}. Remove it and save again.'
      : 'Someone else has deleted {names}. Remove them and save again.',
    { names: listed(names.map((name) => t('“{name}”', { name }))) },
  );
