import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { gallery_item_categories, gallery_items } from '#database/schema/gallery.ts';
import { news_items } from '#database/schema/news.ts';
import { product_category_mappings, products } from '#database/schema/products.ts';
import { galleryItemsFound } from '../gallery/gallery-list.server.ts';
import type { CatalogueKind } from '../kinds.ts';
import type { ListQuery } from '../lists/list-page.ts';
import { newsFound } from '../news/news-list.server.ts';
import { productsFound } from '../products/product-list.server.ts';

/** What a category is called where it is a text, its id where it is a record. */
export interface CategoryToSet {
  category: string;
  /** Takes the place of all others; else it comes beside them. */
  replaces: boolean;
}

interface BulkKind {
  table: PgTable & Record<'id' | 'version' | 'status', PgColumn>;
  name: PgColumn;
  /** The rows that a list shows. */
  found(query: ListQuery): SQL | undefined;
  categorise(tx: Database, ids: SQL, wanted: CategoryToSet): Promise<void>;
  /** How its records are linked to their categories, if these are records. */
  links?: CategoryLinks;
}

interface CategoryLinks {
  table: PgTable;
  record: PgColumn;
  category: PgColumn;
  /** The kind of record that the categories are. */
  to: CatalogueKind;
}

/** Puts records into a category that is linked to them, and raises the versions of those that were not in it. */
const linking =
  (table: PgTable, { table: links, record, category }: CategoryLinks) =>
  async (tx: Database, ids: SQL, wanted: CategoryToSet): Promise<void> => {
    const chosen = Number(wanted.category);
    const mine = sql.identifier(record.name);
    const others = wanted.replaces ? sql`true` : sql`false`;
    await tx.execute(sql`
      with removed as (
        delete from ${links} where ${mine} = any(${ids}) and ${others}
          and ${sql.identifier(category.name)} <> ${chosen}::int returning ${mine} as id),
      added as (
        insert into ${links} (${mine}, ${sql.identifier(category.name)})
          select id, ${chosen}::int from unnest(${ids}) id on conflict do nothing returning ${mine} as id)
      update ${table} set version = version + 1
      where id in (select id from removed union select id from added)`);
  };

const productLinks: CategoryLinks = {
  table: product_category_mappings,
  record: product_category_mappings.product_id,
  category: product_category_mappings.category_id,
  to: 'product_categories',
};

const galleryLinks: CategoryLinks = {
  table: gallery_item_categories,
  record: gallery_item_categories.gallery_item_id,
  category: gallery_item_categories.gallery_category_id,
  to: 'gallery_categories',
};

/** The kinds of record that have bulk edits. */
export const bulkKinds = {
  products: {
    table: products,
    name: products.name,
    found: productsFound,
    categorise: linking(products, productLinks),
    links: productLinks,
  },
  gallery_items: {
    table: gallery_items,
    name: gallery_items.name,
    found: galleryItemsFound,
    categorise: linking(gallery_items, galleryLinks),
    links: galleryLinks,
  },
  news_items: {
    table: news_items,
    name: news_items.title,
    found: newsFound,
    async categorise(tx, ids, { category }) {
      await tx
        .update(news_items)
        .set({ category: category === '' ? null : category })
        .where(
          sql`${news_items.id} = any(${ids}) and ${news_items.category} is distinct from ${category === '' ? null : category}`,
        );
    },
  },
} satisfies Record<string, BulkKind>;

export type BulkKindName = keyof typeof bulkKinds;

export const bulkKind = (kind: BulkKindName): BulkKind => bulkKinds[kind];

export const isBulkKind = (kind: string): kind is BulkKindName => Object.hasOwn(bulkKinds, kind);
