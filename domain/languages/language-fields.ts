import type { Fields, KindWords } from '../records/kind-fields.ts';

export const languageWords = {
  one: 'Language',
  several: 'Languages',
  nameColumn: 'name',
  screen: '/admin/general-settings/languages',
  belongings: [
    {
      table: 'interface_words',
      owner: 'language_id',
      names: ['interface word', 'interface words'],
    },
  ],
  fields: {
    code: { label: 'Code', required: true },
    name: { label: 'Name', required: true },
    display_order: { label: 'Display Order', isNumber: true },
    is_public: { label: 'Public', inHistory: 'public' },
  },
} satisfies KindWords & { fields: Fields };
