import { publicPages } from '../addresses/public-pages.ts';
import { type PublishedWords, statusField } from '../records/kind-fields.ts';
import { missingAltTexts, picturePart, picturesFields } from '../records/picture-texts.ts';

export const primaryImageMissing = 'Primary image is required';

export const tooManyPins = 'Cannot pin more than 3 items';

/** The fields of a news item. */
export const newsFields = {
  title: { label: 'Title', required: true, translated: { required: true } },
  slug: { label: 'Slug' },
  status: statusField,
  is_pinned: { label: 'Pin this item', inHistory: 'pin', isChoice: true },
  display_order: { label: 'Display Order', isNumber: true },
  category: { label: 'Category' },
  description: { label: 'Description', required: true, rows: 3, translated: { rows: 3 } },
  article_body: {
    ...{ label: 'Article Body', required: true, rows: 12, isHtml: true },
    translated: { rows: 5 },
  },
  ...picturesFields,
};

export const newsWords = {
  one: 'News item',
  several: 'News Items',
  nameColumn: 'title',
  screen: '/admin/news-items',
  fields: newsFields,
  partField: picturePart,
  lacks: { alt: missingAltTexts },
  page: { list: publicPages.news.path, parameters: [] },
  belongings: [
    {
      table: 'news_media',
      owner: 'news_item_id',
      names: ['picture or video', 'pictures or videos'],
    },
  ],
} satisfies PublishedWords;
