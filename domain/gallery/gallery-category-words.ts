import { z } from 'zod';
import { displayOrder, text } from '../forms/form-values.ts';
import type { CatalogueWords } from '../records/kind-words.ts';

/** The form of a gallery category. */
export const galleryCategoryForm = z.object({
  name: text(200).min(2, 'Name must be at least 2 characters'),
  /** Empty means last. */
  display_order: displayOrder,
  /** The display order when the form was opened: an unchanged value does not overwrite a newer one. */
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
