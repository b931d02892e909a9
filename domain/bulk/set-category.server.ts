import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import type { KindWithPage } from '../records/kind.server.ts';

/** The category: its text if categories are a text column, or its id if they are records. */
export interface CategoryToSet {
  category: string;
  /** Whether the category replaces all others; otherwise it is added to them. */
  replaces: boolean;
}

/** Puts records into a category, and raises the version of those whose links change. */
export async function setCategory(
  tx: Database,
  { table, category: of }: KindWithPage,
  ids: SQL,
  { category, replaces }: CategoryToSet,
): Promise<void> {
  if (!of) throw new Error('this kind has no categories');
  if ('column' in of) {
    const text = category === '' ? null : category;
    await tx.execute(sql`
      update ${table} set ${sql.identifier(of.column.name)} = ${text}
      where ${table.id} = any(${ids}) and ${of.column} is distinct from ${text}`);
    return;
  }
  const chosen = Number(category);
  const recordColumn = sql.identifier(of.record.name);
  const categoryColumn = sql.identifier(of.linked.name);
  await tx.execute(sql`
    with removed as (
      delete from ${of.links} where ${recordColumn} = any(${ids}) and ${replaces}::boolean
        and ${categoryColumn} <> ${chosen}::int returning ${recordColumn} as id),
    added as (
      insert into ${of.links} (${recordColumn}, ${categoryColumn})
        select id, ${chosen}::int from unnest(${ids}) id on conflict do nothing returning ${recordColumn} as id)
    update ${table} set version = version + 1
    where id in (select id from removed union select id from added)`);
}
