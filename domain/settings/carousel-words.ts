import type { Fields, KindWords } from '../records/kind-words.ts';

export const imageMissing = 'Please select an image to upload';

export const carouselWords = {
  one: 'Carousel image',
  several: 'Carousel images',
  noun: 'Image',
  nameColumn: 'title',
  otherNameColumn: 'alt_text',
  hasStatus: true,
  screen: '/admin/general-settings',
  fields: {
    title: { label: 'Title' },
    alt_text: { label: 'Alt Text' },
    display_order: { label: 'Display Order', isNumber: true },
    status: { label: 'Status', isChoice: true },
  },
} satisfies KindWords & { fields: Fields };
