import { product_categories } from '#database/schema/products.ts';
import { categoryReads } from '../records/category-reads.server.ts';

/** Product categories as the back-office reads them. */
export const productCategories = categoryReads(product_categories);
