import type { Fields, KindWords } from '../records/kind-fields.ts';

export const synonymWords = {
  one: 'Search words',
  several: 'Search Words',
  nameColumn: 'words',
  screen: '/admin/search-words',
  isForEditors: true,
  fields: {
    language_code: { label: 'Language', required: true },
    words: { label: 'Words', required: true, rows: 3 },
  },
} satisfies KindWords & { fields: Fields };
