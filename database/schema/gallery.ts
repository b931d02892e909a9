import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  belongsTo,
  byName,
  created_at,
  display_order,
  edited,
  id,
  media_type,
  mediaTypeCheck,
  namesFile,
  notBlank,
  notNegative,
  pictureText,
  status,
  statusCheck,
} from './columns.ts';
import { products } from './products.ts';

export const gallery_items = pgTable(
  'gallery_items',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text(),
    detailed_description: text(),
    project_details: text(),
    primary_image_url: text(),
    ...pictureText(),
    pdf_url: text(),
    is_pdf: boolean().notNull().default(false),
    status: status(),
    display_order: display_order(),
    ...edited(),
  },
  (t) => [
    notBlank('gallery_items_name_not_blank', t.name),
    notBlank('gallery_items_slug_not_blank', t.slug),
    statusCheck('gallery_items_status_known', t.status),
    notNegative('gallery_items_display_order_not_negative', t.display_order),
    index('gallery_items_in_order').on(t.display_order, t.name, t.id),
    byName('gallery_items_by_name', t.name),
    index('gallery_items_by_status').on(t.status, t.display_order, t.name, t.id),
    index('gallery_items_by_type').on(t.is_pdf, t.name, t.id),
    // Finds the items whose text names a stored file.
    index('gallery_items_name_files').on(t.id).where(namesFile(t.project_details)),
    index('gallery_items_last_changed').on(t.updated_at, t.id),
  ],
);

export const gallery_categories = pgTable(
  'gallery_categories',
  {
    id: id(),
    name: text().notNull(),
    display_order: display_order(),
    ...edited(),
  },
  (t) => [
    notBlank('gallery_categories_name_not_blank', t.name),
    notNegative('gallery_categories_display_order_not_negative', t.display_order),
  ],
);

export const gallery_images = pgTable(
  'gallery_images',
  {
    id: id(),
    gallery_item_id: belongsTo(() => gallery_items.id),
    image_url: text().notNull(),
    ...pictureText(),
    display_order: display_order(),
    media_type: media_type(),
    created_at: created_at(),
  },
  (t) => [
    mediaTypeCheck('gallery_images_media_type_known', t.media_type),
    notNegative('gallery_images_display_order_not_negative', t.display_order),
    index('gallery_images_by_item').on(t.gallery_item_id),
  ],
);

export const gallery_item_categories = pgTable(
  'gallery_item_categories',
  {
    gallery_item_id: belongsTo(() => gallery_items.id),
    gallery_category_id: belongsTo(() => gallery_categories.id),
  },
  (t) => [
    primaryKey({ columns: [t.gallery_item_id, t.gallery_category_id] }),
    index('gallery_item_categories_by_category').on(t.gallery_category_id),
  ],
);

export const gallery_item_products = pgTable(
  'gallery_item_products',
  {
    gallery_item_id: belongsTo(() => gallery_items.id),
    product_id: belongsTo(() => products.id),
  },
  (t) => [
    primaryKey({ columns: [t.gallery_item_id, t.product_id] }),
    index('gallery_item_products_by_product').on(t.product_id),
  ],
);
