import { z } from 'zod';
import { displayOrderOrZero, optionalText, recordStatus, text } from '../forms/form-values.ts';

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
