import type { CatalogueWords } from '../records/kind-fields.ts';

export const imageMissing = 'Please select an image to upload';

export const carouselWords = {
  one: 'Carousel image',
  several: 'Carousel images',
  noun: 'Image',
  nameColumn: 'title',
  otherNameColumn: 'alt_text',
  hasStatus: true,
  isSetting: true,
  screen: '/admin/general-settings',
  fields: {
    title: { label: 'Title', translated: { optional: true } },
    alt_text: { label: 'Alt Text', translated: { optional: true } },
    display_order: { label: 'Display Order', isNumber: true },
    status: { label: 'Status', isChoice: true },
  },
} satisfies CatalogueWords;
