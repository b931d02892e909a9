import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { gallery_categories, gallery_items } from '#database/schema/gallery.ts';
import { news_items } from '#database/schema/news.ts';
import { item_codes, product_categories, products } from '#database/schema/products.ts';
import { type CatalogueKind, catalogueKinds } from '../kinds.ts';

const tables = {
  products,
  product_categories,
  item_codes,
  gallery_items,
  gallery_categories,
  news_items,
};

export interface CatalogueTable {
  table: PgTable & { id: PgColumn };
  /** What its records are named by. */
  name: PgColumn;
  columnOf(field: string): PgColumn;
}

/** The table of a kind of record, and its columns by field name. */
export function catalogueTable(kind: CatalogueKind): CatalogueTable {
  const table = tables[kind];
  const columnOf = (field: string) => {
    const column = (table as unknown as Record<string, PgColumn | undefined>)[field];
    if (!column) throw new Error(`${kind} has no column ${field}`);
    return column;
  };
  return { table, name: columnOf(catalogueKinds[kind].nameColumn), columnOf };
}
