import type { RowValues } from '#database/schema/history.ts';
import type { Model } from './model.ts';
import { isFourthPin, isTaken, slugTaken } from './rules.ts';

/** The content of a form: columns, and links by field. A missing field stays unchanged. */
export interface Entered {
  values: RowValues;
  links: Record<string, number[]>;
}

interface LinkField {
  table: string;
  record: string;
  other: string;
  /** The kind of record that it links to. */
  to: string;
}

const linkFields: Record<string, Record<string, LinkField>> = {
  products: {
    category_ids: {
      ...{ table: 'product_category_mappings', record: 'product_id' },
      ...{ other: 'category_id', to: 'product_categories' },
    },
  },
  gallery_items: {
    category_ids: {
      ...{ table: 'gallery_item_categories', record: 'gallery_item_id' },
      ...{ other: 'gallery_category_id', to: 'gallery_categories' },
    },
    product_ids: {
      ...{ table: 'gallery_item_products', record: 'gallery_item_id' },
      ...{ other: 'product_id', to: 'products' },
    },
  },
};

/** The link fields of a kind's form. */
export const linkFieldsOf = (kind: string) => Object.entries(linkFields[kind] ?? {});

/** What the form of a record shows in a field. */
export function fieldValue(model: Model, kind: string, id: number, field: string): unknown {
  const link = linkFields[kind]?.[field];
  if (!link) return model.get(kind, id)?.[field] ?? null;
  return model
    .all(link.table)
    .flatMap((row) => (row[link.record] === id ? [Number(row[link.other])] : []))
    .sort((a, b) => a - b);
}

/** Why the product refuses to save this record, which is new if it has no id. */
export function saveRefusal(
  model: Model,
  kind: string,
  id: number | undefined,
  { values, links }: Entered,
): string | undefined {
  if (slugTaken(model, kind, id, values)) return 'taken';
  if (isFourthPin(model, id, values)) return 'too many pins';
  if (isTaken(model, kind, id, values)) return 'taken';
  if (!model.fits({ table: kind, row: { product_id: null, ...values } })) return 'link gone';
  // A new product leaves out deleted categories.
  if (kind === 'products' && id === undefined) return undefined;
  for (const [field, { to }] of linkFieldsOf(kind))
    if (links[field]?.some((one) => !model.get(to, one))) return 'link gone';
  return undefined;
}

/** Adds a record with its links. */
export function addRecord(model: Model, kind: string, id: number, { values, links }: Entered) {
  model.add(kind, { ...values, id });
  link(model, kind, id, links);
}

/** Changes the sent fields of a record. */
export function changeRecord(model: Model, kind: string, id: number, { values, links }: Entered) {
  const wasPinned = model.get(kind, id)?.is_pinned;
  model.change(kind, id, values);
  const row = model.get(kind, id);
  if (row && row.is_pinned !== wasPinned) row.display_order = row.is_pinned ? 999 : 0;
  link(model, kind, id, links);
  model.raise({ kind, id });
}

function link(model: Model, kind: string, id: number, links: Entered['links']): void {
  for (const [field, { table, record, other, to }] of linkFieldsOf(kind)) {
    const chosen = links[field];
    if (!chosen) continue;
    for (const row of model.all(table)) if (row[record] === id) model.remove(table, row);
    for (const one of chosen)
      if (model.get(to, one)) model.add(table, { [record]: id, [other]: one });
  }
}
