import { createHash } from 'node:crypto';
import { deliveryText } from '#app/site/products/delivery-text.ts';
import { company } from '#domain/company.ts';
import { productCategories } from '../content/product-categories.ts';
import { products } from '../content/products.ts';
import { stColours } from './st-colours.ts';

/** A hash of the data that the documents are printed from, to detect outdated documents. */
export function dataHash(): string {
  const data = JSON.stringify([company, productCategories, products, deliveryText.en, stColours]);
  return `data-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`;
}
