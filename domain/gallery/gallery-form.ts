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

/** What an administrator enters for a gallery item. Files travel beside it. */
export const galleryForm = z.object({
  name: text(200).min(1, 'Name is required'),
  slug: slugText.min(1, 'Slug is required'),
  description: optionalText(2000),
  detailed_description: optionalText(50_000),
  project_details: optionalText(50_000),
  display_order: displayOrderOrZero,
  /** What the form began with: an order that was not touched is not written over a newer one. */
  display_order_before: text(10),
  is_pdf: checkbox,
  status: recordStatus,
  category_ids: recordIds,
  product_ids: recordIds,
  removed_media_ids: recordIds,
});

export type GalleryInput = z.output<typeof galleryForm>;

export const pdfWithMedia =
  'A PDF item has no additional media. Clear this box, or send the form without them';
export const pdfOfOther = 'Only a PDF item has a PDF file. Tick this box to keep the file';
export const gallerySlugTaken = 'This slug is already used by another gallery item';
