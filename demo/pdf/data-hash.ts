import { createHash } from 'node:crypto';
import { company } from '#demo/content/company.ts';
import { productCategories } from '../content/product-categories.ts';
import { products } from '../content/products.ts';
import { deliveryText } from './delivery-text.ts';
import { stColours } from './st-colours.ts';

/** A hash of the data that the documents are printed from, to detect outdated documents. */
export function dataHash(): string {
  const data = JSON.stringify([company, productCategories, products, deliveryText, stColours]);
  return `data-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`;
}
