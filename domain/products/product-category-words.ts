import { z } from 'zod';
import { optionalText, text } from '../forms/form-values.ts';
import type { CatalogueWords } from '../records/kind-words.ts';

/** The form of a product category. */
export const productCategoryForm = z.object({
  name: text(200).min(1, 'Name is required'),
  description: optionalText(5000),
});

export const productCategoryWords = {
  one: 'Product category',
  several: 'Product Categories',
  noun: 'Category',
  nameColumn: 'name',
  screen: '/admin/categories',
  form: productCategoryForm,
  fields: {
    name: {
      ...{ label: 'Category Name', required: true },
      translated: { label: 'Name', required: true },
    },
    description: { label: 'Description', rows: 5, translated: { rows: 3 } },
  },
} satisfies CatalogueWords;
