import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { history } from '#database/schema/history.ts';
import { linkTables, partsOfProducts } from '../recorded/recorded-tables.ts';
import { type HistoryEntry, withCodeTranslations } from './timeline.server.ts';

/** A key that is equal for all entries of one transaction for one record. */
export const changeKey = ({
  change_set,
  kind,
  record_id,
}: Pick<HistoryEntry, 'change_set' | 'kind' | 'record_id'>): string =>
  `${change_set} ${kind} ${record_id}`;

/**
 * True unless the same transaction changed the product of the item code or shade: then the product's activity shows the
 * entry.
 */
const isNotOfItsProduct = sql`not (${inArray(history.kind, partsOfProducts)} and exists (
    select from ${history} code
    join ${history} product on product.kind = 'products' and product.record_id = code.parent_id
      and product.change_set = code.change_set
    where code.kind = ${history.kind} and code.record_id = ${history.record_id}
      and code.change_set = ${history.change_set}))`;

/** The id of the record that a link row leads to. */
const linked = (column: string) =>
  sql`(coalesce(${history.after}, ${history.before}) ->> ${column})::int`;

/**
 * True unless the entry is a link whose target was added or deleted in the same transaction, and the owner
 * changed in nothing else: then the target's activity shows the link.
 */
const isNotOfItsTarget = sql.join(
  linkTables.map(
    ({ table, linksTo: { kind, column } }) => sql`not (${history.table_name} = ${table}
      and exists (
        select from ${history} target where target.kind = ${kind} and target.table_name = ${kind}
          and target.record_id = ${linked(column)} and target.operation in ('insert', 'delete')
          and target.change_set = ${history.change_set})
      and not exists (
        select from ${history} other where other.kind = ${history.kind}
          and other.record_id = ${history.record_id} and other.change_set = ${history.change_set}
          and other.table_name <> ${table}))`,
  ),
  sql` and `,
);

/** A condition that leaves out entries that the activity of another record shows. */
export const isNoPartOfAnother = sql`${isNotOfItsProduct} and ${isNotOfItsTarget}`;

/**
 * The entries of the changes that the activity lists, newest first, by {@link changeKey}. `heads` has the newest
 * entry of each change. A change of a product includes its item codes and shades, and a change of a record its
 * links.
 */
export async function entriesOf(
  db: Database,
  heads: HistoryEntry[],
): Promise<Map<string, HistoryEntry[]>> {
  if (heads.length === 0) return new Map();
  const { kind, record_id, parent_id, table_name, change_set } = history;
  const idsOf = (wanted?: string) =>
    heads.flatMap((head) =>
      wanted === undefined || head.kind === wanted ? (head.record_id ?? []) : [],
    );
  const links = linkTables.map(({ table, linksTo }): SQL | undefined =>
    and(eq(table_name, table), inArray(linked(linksTo.column), idsOf(linksTo.kind))),
  );
  const found = await db
    .select()
    .from(history)
    .where(
      and(
        or(
          and(
            inArray(kind, [...new Set(heads.map((head) => head.kind))]),
            or(isNull(record_id), inArray(record_id, idsOf())),
          ),
          and(inArray(kind, partsOfProducts), inArray(parent_id, idsOf('products'))),
          ...links,
        ),
        inArray(change_set, [...new Set(heads.map((head) => head.change_set))]),
      ),
    )
    .orderBy(desc(history.id));
  return groupedByHead(await withCodeTranslations(db, found), heads);
}

function groupedByHead(entries: HistoryEntry[], heads: HistoryEntry[]) {
  const headKeys = new Set(heads.map(changeKey));
  const roots = new Set(
    entries.filter((one) => one.table_name === one.kind && isWhole(one)).map(changeKey),
  );
  // A translation of an item code or shade has no parent_id, so the product is found by their own entry.
  const products = new Map(
    entries.flatMap((entry): [string, string][] => {
      const product = changeKey({ ...entry, kind: 'products', record_id: entry.parent_id });
      return headKeys.has(product) ? [[changeKey(entry), product]] : [];
    }),
  );
  return Map.groupBy(entries, (entry) => {
    const own = changeKey(entry);
    if (products.has(own) || headKeys.has(own)) return products.get(own) ?? own;
    const target = targetOf(entry);
    return target && roots.has(target) ? target : own;
  });
}

/** Whether the entry added or deleted a row. */
const isWhole = ({ operation }: HistoryEntry) => operation === 'insert' || operation === 'delete';

function targetOf(entry: HistoryEntry): string | undefined {
  const linksTo = linkTables.find(({ table }) => table === entry.table_name)?.linksTo;
  const id = linksTo && (entry.after ?? entry.before)?.[linksTo.column];
  return linksTo && changeKey({ ...entry, kind: linksTo.kind, record_id: Number(id) });
}
