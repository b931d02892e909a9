import type { Database } from '#database/connect.ts';
import type { RowValues } from '#database/schema/history.ts';
import type { planned_changes } from '#database/schema/planned-changes.ts';
import type { FileStore } from '../files/file-store.ts';
import { saveGalleryItem } from '../gallery/gallery-editing.server.ts';
import { type GalleryInput, galleryForm } from '../gallery/gallery-form.ts';
import { findGalleryItemToEdit } from '../gallery/gallery-list.server.ts';
import { saveNewsItem } from '../news/news-editing.server.ts';
import { type NewsInput, newsForm } from '../news/news-form.ts';
import { findNewsItemToEdit } from '../news/news-list.server.ts';
import { type OnlyLogged, saveProduct } from '../products/product-editing.server.ts';
import { type ProductInput, productForm } from '../products/product-form.ts';
import { findCategoryIds, findProduct } from '../products/product-list.server.ts';
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
  /** Saves the record as its form does: `all` is what the form would send, `change` what is new in it. */
  save(
    stores: PlanStores,
    edit: Edit,
    all: RowValues,
    change: RowValues,
  ): Promise<{ ok: true } | { ok: false; refusal: string }>;
}

/** Links that a plan does not change stay untouched. */
const withoutOtherLinks = (all: RowValues, change: RowValues): RowValues =>
  Object.fromEntries(
    Object.entries(all).filter(([name]) => !name.endsWith('_ids') || name in change),
  );

/** The kinds of record that changes can be planned for. What was planned has passed the form's own schema. */
export const plannable: Record<PlannableKind, Plannable> = {
  products: {
    async read(db, id) {
      const product = await findProduct(db, id);
      if (!product) return undefined;
      const record = { ...product, category_ids: await findCategoryIds(db, id) };
      return { version: product.version, values: plannedValues(productForm, record) };
    },
    save(stores, edit, all, change) {
      const input = { ...withoutOtherLinks(all, change), removed_image_ids: [] };
      const none = { additional_images: [] };
      return saveProduct(stores, input as unknown as ProductInput, none, edit, stores.onlyLogged);
    },
  },
  gallery_items: {
    async read(db, id) {
      const item = await findGalleryItemToEdit(db, id);
      return item && { version: item.version, values: plannedValues(galleryForm, item) };
    },
    save(stores, edit, all, change) {
      const input = {
        ...withoutOtherLinks(all, change),
        display_order_before: 'display_order' in change ? '' : String(all.display_order),
        removed_media_ids: [],
      };
      return saveGalleryItem(stores, input as unknown as GalleryInput, { media: [] }, edit);
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
    save(stores, edit, all, change) {
      const input = {
        ...all,
        display_order: all.display_order ?? undefined,
        display_order_before: 'display_order' in change ? '' : String(all.display_order ?? ''),
        removed_media_ids: [],
      };
      return saveNewsItem(stores, input as unknown as NewsInput, { media: [] }, edit);
    },
  },
};

export const isPlannable = (kind: string): kind is PlannableKind => Object.hasOwn(plannable, kind);
