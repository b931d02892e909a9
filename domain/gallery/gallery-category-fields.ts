import type { CatalogueWords } from '../records/kind-fields.ts';

export const galleryCategoryWords = {
  one: 'Gallery category',
  several: 'Gallery Categories',
  noun: 'Category',
  nameColumn: 'name',
  screen: '/admin/gallery-categories',
  fields: {
    name: {
      ...{ label: 'Category Name', required: true },
      translated: { label: 'Name', required: true },
    },
    display_order: { label: 'Display Order', isNumber: true },
  },
} satisfies CatalogueWords;
