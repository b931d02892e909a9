import type { CatalogueWords } from '../../records/kind-fields.ts';

export const productCategoryWords = {
  one: 'Product category',
  several: 'Product Categories',
  noun: 'Category',
  nameColumn: 'name',
  screen: '/admin/categories',
  fields: {
    name: {
      ...{ label: 'Category Name', required: true },
      translated: { label: 'Name', required: true },
    },
    description: { label: 'Description', rows: 5, translated: { rows: 3 } },
  },
} satisfies CatalogueWords;
