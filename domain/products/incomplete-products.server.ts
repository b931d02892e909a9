import { sql } from 'drizzle-orm';
import { item_codes, products } from '#database/schema/products.ts';

/** The conditions for products that lack something. */
export const incompleteProducts = {
  picture: sql`coalesce(${products.image_url}, '') = ''`,
  code: sql`not exists (select from ${item_codes} c where c.product_id = ${products}.id)`,
  pdf: sql`coalesce(${products.catalogue_pdf}, '') = ''`,
};

export type IncompleteReason = keyof typeof incompleteProducts;
