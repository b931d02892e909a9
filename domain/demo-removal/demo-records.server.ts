import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { partsOfProducts } from '../history/recorded/recorded-tables.ts';

/**
 * The kinds of the demo's records, in the order in which they are deleted: a record goes before those that it
 * links to, so that the bin keeps its links with it.
 */
export const demoKinds = [
  'gallery_items',
  'news_items',
  'products',
  ...partsOfProducts,
  'product_categories',
  'gallery_categories',
  'general_settings',
] as const;

export type DemoKind = (typeof demoKinds)[number];

/** A record of the demo content; `changed` if staff or another program changed it since it was loaded. */
export interface DemoRecord {
  kind: DemoKind;
  id: number;
  changed: boolean;
}

const exists = sql.join(
  demoKinds.map(
    (kind) => sql`h.kind = ${kind} and h.record_id in (select id from ${sql.identifier(kind)})`,
  ),
  sql` or `,
);

/**
 * The demo's records that still exist: those with an insert in the history whose cause is 'demo content'. `changed`
 * ignores deleting and restoring a whole record.
 */
export async function findDemoRecords(db: Database): Promise<DemoRecord[]> {
  const { rows } = await db.execute<DemoRecord & Record<string, unknown>>(sql`
    with demo as (
      select distinct h.kind, h.record_id as id from history h
      where h.operation = 'insert' and h.cause = 'demo content' and h.table_name = h.kind and (${exists}))
    select d.kind, d.id, exists (
      select from history h
      where (h.kind = d.kind and h.record_id = d.id
          or d.kind = 'products' and ${inArray(sql`h.kind`, partsOfProducts)} and h.parent_id = d.id)
        and h.cause is distinct from 'demo content'
        and not exists (
          select from history whole where whole.change_set = h.change_set and whole.kind = d.kind
            and whole.record_id = d.id and whole.table_name = d.kind
            and whole.operation in ('insert', 'delete'))) as changed
    from demo d order by d.kind, d.id`);
  return withWhatTheyNeed(db, rows);
}

/**
 * Marks as changed what the staying records need, so that it stays as well: their item codes, shades and categories. An item
 * code without a product also stays.
 */
async function withWhatTheyNeed(db: Database, records: DemoRecord[]): Promise<DemoRecord[]> {
  if (records.length === 0) return [];
  const going = (kind: DemoKind) =>
    sql.param(records.flatMap((one) => (one.kind === kind && !one.changed ? one.id : [])));
  const { rows } = await db.execute<{ kind: DemoKind; id: number }>(sql`
    select 'item_codes' as kind, id from item_codes
      where product_id is null or product_id <> all(${going('products')}::int[])
    union select 'shades', id from shades where product_id <> all(${going('products')}::int[])
    union select 'product_categories', category_id from product_category_mappings
      where product_id <> all(${going('products')}::int[])
    union select 'gallery_categories', gallery_category_id from gallery_item_categories
      where gallery_item_id <> all(${going('gallery_items')}::int[])`);
  const needed = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return records.map((one) =>
    needed.has(`${one.kind} ${one.id}`) ? { ...one, changed: true } : one,
  );
}

/** How many records of the demo content there are, by kind, and how many of all were changed. */
export interface DemoCounts {
  kinds: { kind: DemoKind; count: number }[];
  changed: number;
}

/** Counts the records of the demo content; undefined if there is none. */
export async function countDemoRecords(db: Database): Promise<DemoCounts | undefined> {
  const records = await findDemoRecords(db);
  if (records.length === 0) return undefined;
  const countOf = (kind: DemoKind) => records.filter((one) => one.kind === kind).length;
  return {
    kinds: demoKinds
      .map((kind) => ({ kind, count: countOf(kind) }))
      .filter(({ count }) => count > 0),
    changed: records.filter(({ changed }) => changed).length,
  };
}
