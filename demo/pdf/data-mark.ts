import { createHash } from 'node:crypto';
import { deliveryText } from '#app/site/products/delivery-text.ts';
import { company } from '#domain/company.ts';
import { productCategories } from '../content/product-categories.ts';
import { products } from '../content/products.ts';
import { stColours } from './st-colours.ts';

/** A mark of the data that documents are printed from: another mark means they are out of date. */
export function dataMark(): string {
  const data = JSON.stringify([company, productCategories, products, deliveryText.en, stColours]);
  return `data-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`;
}
