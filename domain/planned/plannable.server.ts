import type { Database } from '#database/connect.ts';
import type { RowValues } from '#database/schema/history.ts';
import type { planned_changes } from '#database/schema/planned-changes.ts';
import type { FileStore } from '../files/file-store.ts';
import { saveGalleryItem } from '../gallery/gallery-editing.server.ts';
import { findGalleryItemToEdit } from '../gallery/gallery-list.server.ts';
import { type GalleryInput, galleryForm } from '../gallery/gallery-words.ts';
import { saveNewsItem } from '../news/news-editing.server.ts';
import { findNewsItemToEdit } from '../news/news-list.server.ts';
import { type NewsInput, newsForm } from '../news/news-words.ts';
import { type OnlyLogged, saveProduct } from '../products/product-editing.server.ts';
import { findCategoryIds, findProduct } from '../products/product-list.server.ts';
import { type ProductInput, productForm } from '../products/product-words.ts';
import type { Edit } from '../records/record-editing.server.ts';
import { plannedValues } from './plan-values.ts';

export type PlannableKind = typeof planned_changes.$inferSelect.kind;

export interface PlanStores {
  db: Database;
  files: FileStore;
  onlyLogged: OnlyLogged;
}

interface Plannable {
  /** What the record's form would show, by field. */
  read(db: Database, id: number): Promise<{ version: number; values: RowValues } | undefined>;
  /** Saves what is to change as the record's form does: everything else stays as it is. */
  save(
    stores: PlanStores,
    edit: Edit,
    change: RowValues,
  ): Promise<{ ok: true } | { ok: false; refusal: string }>;
}

/** The kinds of record that changes can be planned for. What was planned has passed the form's own schema. */
export const plannable: Record<PlannableKind, Plannable> = {
  products: {
    async read(db, id) {
      const product = await findProduct(db, id);
      if (!product) return undefined;
      const record = { ...product, category_ids: await findCategoryIds(db, id) };
      return { version: product.version, values: plannedValues(productForm, record) };
    },
    save(stores, edit, change) {
      const input: Partial<ProductInput> = change;
      return saveProduct(stores, { edit, input }, { additional_images: [] }, stores.onlyLogged);
    },
  },
  gallery_items: {
    async read(db, id) {
      const item = await findGalleryItemToEdit(db, id);
      return item && { version: item.version, values: plannedValues(galleryForm, item) };
    },
    save(stores, edit, change) {
      const input: Partial<GalleryInput> = change;
      return saveGalleryItem(stores, { edit, input }, { media: [] });
    },
  },
  news_items: {
    async read(db, id) {
      const item = await findNewsItemToEdit(db, id);
      if (!item) return undefined;
      // A place counts for pinned items only.
      const record = { ...item, display_order: item.is_pinned ? item.display_order : null };
      return { version: item.version, values: plannedValues(newsForm, record) };
    },
    save(stores, edit, change) {
      const input: Partial<NewsInput> = change;
      return saveNewsItem(stores, { edit, input }, { media: [] });
    },
  },
};

export const isPlannable = (kind: string): kind is PlannableKind => Object.hasOwn(plannable, kind);
