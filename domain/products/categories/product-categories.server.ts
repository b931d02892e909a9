import { product_categories } from '#database/schema/products.ts';
import { categoriesOf } from '../../records/categories.server.ts';
import { defineKind } from '../../records/kind.server.ts';
import { productCategoryWords } from './product-category-fields.ts';
import { productCategoryForm } from './product-category-form.ts';

export const productCategories = categoriesOf(product_categories);

export const productCategoryKind = defineKind({
  ...productCategoryWords,
  ...productCategories.kind,
  form: productCategoryForm,
});
