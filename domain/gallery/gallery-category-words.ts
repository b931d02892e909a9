import { z } from 'zod';
import { displayOrder, text } from '../forms/form-values.ts';
import type { CatalogueWords } from '../records/kind-words.ts';

/** What an administrator enters for a gallery category. */
export const galleryCategoryForm = z.object({
  name: text(200).min(2, 'Name must be at least 2 characters'),
  /** Left empty: last. */
  display_order: displayOrder,
  /** What the form began with: an order that was not touched is not written over a newer one. */
  display_order_before: text(10),
});

export const galleryCategoryWords = {
  one: 'Gallery category',
  several: 'Gallery Categories',
  noun: 'Category',
  nameColumn: 'name',
  screen: '/admin/gallery-categories',
  form: galleryCategoryForm,
  fields: {
    name: {
      ...{ label: 'Category Name', required: true },
      translated: { label: 'Name', required: true },
    },
    display_order: { label: 'Display Order', isNumber: true },
  },
} satisfies CatalogueWords;
