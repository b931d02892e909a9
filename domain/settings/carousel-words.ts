import { z } from 'zod';
import { displayOrderOrZero, optionalText, recordStatus, text } from '../forms/form-values.ts';
import type { Fields, KindWords } from '../records/kind-words.ts';

/** The form of a carousel picture, without its file. */
export const carouselForm = z.object({
  title: optionalText(200),
  alt_text: optionalText(300),
  display_order: displayOrderOrZero,
  /** The display order when the form was opened: an unchanged value does not overwrite a newer one. */
  display_order_before: text(10),
  status: recordStatus,
});

export type CarouselInput = z.output<typeof carouselForm>;

export const imageMissing = 'Please select an image to upload';

export const carouselWords = {
  one: 'Carousel image',
  several: 'Carousel images',
  noun: 'Image',
  nameColumn: 'title',
  otherNameColumn: 'alt_text',
  hasStatus: true,
  screen: '/admin/general-settings',
  form: carouselForm,
  fields: {
    title: { label: 'Title' },
    alt_text: { label: 'Alt Text' },
    display_order: { label: 'Display Order', isNumber: true },
    status: { label: 'Status', isChoice: true },
  },
} satisfies KindWords & { form: z.ZodObject; fields: Fields };
