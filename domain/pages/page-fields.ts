import { type Fields, type PublishedWords, statusField } from '../records/kind-fields.ts';
import { pagePath } from './page-places.ts';
import { rowsWithoutRoom } from './page-room.ts';

/** The fields of a page. */
export const pageFields = {
  title: { label: 'Title', required: true, translated: { required: true } },
  slug: { label: 'Slug' },
  label: { label: 'Label', translated: { optional: true } },
  lead: { label: 'Introduction', rows: 3, translated: { rows: 3, optional: true } },
  meta_title: {
    label: 'Title for search engines',
    ...{ translated: { optional: true }, inHistory: 'title for search engines' },
  },
  meta_description: {
    ...{ label: 'Description for search engines', rows: 2 },
    ...{ translated: { rows: 3, optional: true }, inHistory: 'description for search engines' },
  },
  placement: { label: 'Linked From', isChoice: true },
  status: statusField,
  display_order: { label: 'Display Order', isNumber: true },
  blocks: { label: 'Content', isChoice: true },
} satisfies Fields;

export const pageWords = {
  one: 'Page',
  several: 'Pages',
  nameColumn: 'title',
  screen: '/admin/pages',
  fields: pageFields,
  partField: (name) => {
    const field = /^block_\d+_(title|body|alt_text)$/.exec(name)?.[1];
    if (field === 'body') return { label: 'Text', rows: 5, isHtml: true };
    return field === undefined
      ? undefined
      : { label: field === 'title' ? 'Heading' : 'Alternative text' };
  },
  belongings: [{ table: 'page_blocks', owner: 'page_id', names: ['text block', 'text blocks'] }],
  rowsWithoutRoom,
  page: {
    ...{ list: '', parameters: [], path: (row) => pagePath(row as never) },
    standsElsewhere: ({ key }) => key === 'delivery',
  },
} satisfies PublishedWords;
