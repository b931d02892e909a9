import { z } from 'zod';
import { publicPages } from '../addresses/public-pages.ts';
import {
  checkbox,
  displayOrder,
  optionalText,
  recordIds,
  recordStatus,
  text,
} from '../forms/form-values.ts';
import type { PublishedWords } from '../records/kind-words.ts';
import {
  missingAltTexts,
  picturePart,
  picturesFields,
  pictureText,
  pictureTexts,
} from '../records/picture-texts.ts';

/** The form of a news item, without its files. */
export const newsForm = z.object({
  title: text(200).min(2, 'Title must be at least 2 characters'),
  slug: text(200)
    .min(2, 'Slug must be at least 2 characters')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Slug must be lowercase and hyphen-separated'),
  category: optionalText(100),
  status: recordStatus,
  is_pinned: checkbox,
  /** The place among the pinned items; empty means `pinnedDisplayOrder`. */
  display_order: displayOrder,
  /** The display order when the form was opened: an unchanged value does not overwrite a newer one. */
  display_order_before: text(10),
  description: text(2000).min(10, 'Description must be at least 10 characters'),
  article_body: text(200_000)
    .min(20, 'Article body must be at least 20 characters')
    .transform((value) => value.replace(/\r\n?/g, '\n')),
  removed_media_ids: recordIds,
  ...pictureText,
  pictures: pictureTexts,
});

export const primaryImageMissing = 'Primary image is required';

/** The form of a new item, which needs a picture. */
export const newNewsForm = newsForm.extend({
  primary_image: z.string().min(1, primaryImageMissing),
});

export type NewsInput = z.output<typeof newsForm>;
export const tooManyPins = 'Cannot pin more than 3 items';

/** The fields of a news item. */
export const newsFields = {
  title: { label: 'Title', required: true, translated: { required: true } },
  slug: { label: 'Slug' },
  status: { label: 'Status', isChoice: true },
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
  form: newsForm,
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
