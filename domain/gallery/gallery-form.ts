import { z } from 'zod';
import {
  checkbox,
  displayOrderOrZero,
  optionalText,
  recordIds,
  recordStatus,
  slugText,
  text,
} from '../forms/form-values.ts';
import { pictureText, pictureTexts } from '../records/picture-form.ts';

/** The form of a gallery item, without its files. */
export const galleryForm = z.object({
  name: text(200).min(1, 'Name is required'),
  slug: slugText.min(1, 'Slug is required'),
  description: optionalText(2000),
  detailed_description: optionalText(50_000),
  project_details: optionalText(50_000),
  display_order: displayOrderOrZero,
  /** The display order when the form was opened: an unchanged value does not overwrite a newer one. */
  display_order_before: text(10),
  is_pdf: checkbox,
  status: recordStatus,
  category_ids: recordIds,
  product_ids: recordIds,
  removed_media_ids: recordIds,
  ...pictureText,
  pictures: pictureTexts,
});

export type GalleryInput = z.output<typeof galleryForm>;
