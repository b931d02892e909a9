import type { KindWords } from '../records/kind-words.ts';

export const carouselWords: KindWords = {
  one: 'Carousel image',
  several: 'Carousel images',
  noun: 'Image',
  nameColumn: 'title',
  otherNameColumn: 'alt_text',
  screen: '/admin/general-settings',
};

export const settingWords: KindWords = { one: 'Setting', several: 'Settings', nameColumn: 'type' };
