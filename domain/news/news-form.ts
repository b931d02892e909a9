import { z } from 'zod';
import {
  checkbox,
  displayOrder,
  optionalText,
  recordIds,
  recordStatus,
  text,
} from '../forms/form-values.ts';
import { pictureText, pictureTexts } from '../records/picture-form.ts';
import { primaryImageMissing } from './news-fields.ts';

/** The form of a news item, without its files. */
export const newsForm = z.object({
  title: text(200).min(2, 'Title must be at least 2 characters'),
  slug: text(200)
    .min(2, 'Slug must be at least 2 characters')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Slug must be lowercase and hyphen-separated'),
  category: optionalText(100),
  status: recordStatus,
  is_pinned: checkbox,
  /** The place among the pinned items; an empty one means `pinnedDisplayOrder`. */
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

/** The form of a new item, which needs a picture. */
export const newNewsForm = newsForm.extend({
  primary_image: z.string().min(1, primaryImageMissing),
});

export type NewsInput = z.output<typeof newsForm>;
