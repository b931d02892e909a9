import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  belongsTo,
  byName,
  created_at,
  display_order,
  edited,
  id,
  isEmpty,
  mainPictureLacksText,
  notBlank,
  notNegative,
  pictureText,
  status,
  statusCheck,
} from './columns.ts';

export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text(),
    detailed_description: text(),
    /** The optional sections of a product's page, each a tab: see domain/products/product-sections.ts. */
    specs: text(),
    delivery: text(),
    technical: text(),
    disclaimers: text(),
    image_url: text(),
    ...pictureText(),
    catalogue_pdf: text(),
    /** What it is made for: see domain/products/facts/uses.ts. */
    uses: text().array().notNull().default([]),
    status: status(),
    display_order: display_order(),
    ...edited(),
  },
  (t) => [
    notBlank('products_name_not_blank', t.name),
    notBlank('products_slug_not_blank', t.slug),
    statusCheck('products_status_known', t.status),
    notNegative('products_display_order_not_negative', t.display_order),
    index('products_in_order').on(t.display_order, t.name, t.id),
    byName('products_by_name', t.name),
    byName('products_by_slug', t.slug),
    index('products_newest').on(t.created_at, t.id),
    index('products_last_changed').on(t.updated_at, t.id),
    // This index counts and lists the public products without reading their texts.
    index('products_by_status').on(t.status, t.display_order, t.name, t.id),
    index('products_of_status').on(t.status, t.id),
    // Nulls are last in both directions, so an index for the other direction does not serve.
    index('products_in_order_down').on(t.display_order.desc().nullsLast()),
    // This index finds the products whose names differ only in case, width or accents.
    index('products_by_folded_name').on(sql`fold(${t.name})`),
    index('products_without_picture').on(t.display_order, t.name, t.id).where(isEmpty(t.image_url)),
    index('products_without_pdf').on(t.display_order, t.name, t.id).where(isEmpty(t.catalogue_pdf)),
  ],
);

export const product_categories = pgTable(
  'product_categories',
  {
    id: id(),
    name: text().notNull(),
    description: text(),
    display_order: display_order(),
    ...edited(),
  },
  (t) => [
    notBlank('product_categories_name_not_blank', t.name),
    notNegative('product_categories_display_order_not_negative', t.display_order),
  ],
);

export const product_category_mappings = pgTable(
  'product_category_mappings',
  {
    product_id: belongsTo(() => products.id),
    category_id: belongsTo(() => product_categories.id),
  },
  (t) => [
    primaryKey({ columns: [t.product_id, t.category_id] }),
    index('product_category_mappings_of_category').on(t.category_id, t.product_id),
  ],
);

export const product_images = pgTable(
  'product_images',
  {
    id: id(),
    product_id: belongsTo(() => products.id),
    image_url: text().notNull(),
    ...pictureText(),
    created_at: created_at(),
  },
  (t) => [index('product_images_by_product').on(t.product_id)],
);

/** SQL for the spelling in which typed item codes are compared. */
export const spellingOf = (code: SQLWrapper) =>
  sql`translate(lower(normalize(${code}, NFKC)), ' -', '')`;

export const item_codes = pgTable(
  'item_codes',
  {
    id: id(),
    product_id: integer().references(() => products.id, { onDelete: 'cascade' }),
    item_code: text().notNull(),
    image_url: text(),
    ...pictureText(),
    composition: text(),
    type: text(),
    denier: text(),
    length: text(),
    net_weight: text(),
    gross_weight: text(),
    country_of_origin: text(),
    other_information: text(),
    bleaching: text(),
    ironing: text(),
    washing_temperature: text(),
    other_technical_info: text(),
    ...edited(),
  },
  (t) => [
    notBlank('item_codes_item_code_not_blank', t.item_code),
    unique('item_codes_once_per_product').on(t.product_id, t.item_code),
    index('item_codes_in_order').on(t.item_code, t.id),
    byName('item_codes_by_name', t.item_code),
    index('item_codes_newest').on(t.created_at, t.id),
    index('item_codes_last_changed').on(t.updated_at, t.id),
    index('item_codes_by_spelling').on(spellingOf(t.item_code)),
    index('item_codes_without_alt_text')
      .on(t.item_code, t.id)
      .where(mainPictureLacksText(t.image_url, t)),
  ],
);

/** The shades of a product: what a colour card shows. */
export const shades = pgTable(
  'shades',
  {
    id: id(),
    product_id: belongsTo(() => products.id),
    number: text().notNull(),
    name: text(),
    /** The picture on the cone. */
    image_url: text(),
    ...pictureText(),
    stitched_url: text(),
    stitched_alt_text: text(),
    stitched_is_decorative: boolean().notNull().default(false),
    /** Whether the pictures of the product's item codes show this shade. */
    is_pictured: boolean().notNull().default(false),
    /** The colour as measured or typed, such as '#C8A050' or 'L 70 a 5 b 40': see domain/shades/colour.ts. */
    colour_towards: text(),
    colour_away: text(),
    status: status(),
    display_order: display_order(),
    ...edited(),
  },
  (t) => [
    notBlank('shades_number_not_blank', t.number),
    statusCheck('shades_status_known', t.status),
    notNegative('shades_display_order_not_negative', t.display_order),
    unique('shades_once_per_product').on(t.product_id, t.number),
    index('shades_in_order').on(t.display_order, t.number),
    byName('shades_by_name', t.number),
  ],
);

/** The item codes in which a shade comes. A shade without any comes in all codes of its product. */
export const shade_item_codes = pgTable(
  'shade_item_codes',
  {
    shade_id: belongsTo(() => shades.id),
    item_code_id: belongsTo(() => item_codes.id),
  },
  (t) => [
    primaryKey({ columns: [t.shade_id, t.item_code_id] }),
    index('shade_item_codes_by_code').on(t.item_code_id),
  ],
);

/** Numbers of other makers that match a shade. */
export const shade_matches = pgTable(
  'shade_matches',
  {
    id: id(),
    shade_id: belongsTo(() => shades.id),
    maker: text().notNull(),
    number: text().notNull(),
    /** The measured CIEDE2000 distance. */
    distance: doublePrecision(),
    /** The other maker's colour, from which the distance is computed if it was not measured. */
    colour: text(),
  },
  (t) => [
    notBlank('shade_matches_maker_not_blank', t.maker),
    notBlank('shade_matches_number_not_blank', t.number),
    notNegative('shade_matches_distance_not_negative', t.distance),
    index('shade_matches_by_shade').on(t.shade_id),
  ],
);
