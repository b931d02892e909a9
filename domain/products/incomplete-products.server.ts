import { sql } from 'drizzle-orm';
import { isEmpty } from '#database/schema/columns.ts';
import { item_codes, product_images, products } from '#database/schema/products.ts';
import { lacksText, type PictureTable } from '../records/media-rows.server.ts';

/** The pictures besides the main picture. */
export const productPictures: PictureTable = {
  table: product_images,
  owner: product_images.product_id,
  url: product_images.image_url,
};

/** The conditions for products that lack something. */
export const incompleteProducts = {
  picture: isEmpty(products.image_url),
  code: sql`not exists (select from ${item_codes} c where c.product_id = ${products}.id)`,
  pdf: isEmpty(products.catalogue_pdf),
  alt: lacksText(products, products.image_url, productPictures),
};
