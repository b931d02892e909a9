import { z } from 'zod';
import { displayOrderOrZero, optionalText, recordStatus } from '../forms/form-values.ts';

/** What an administrator enters for a carousel picture; the picture itself travels beside it. */
export const carouselForm = z.object({
  title: optionalText(200),
  alt_text: optionalText(300),
  display_order: displayOrderOrZero,
  status: recordStatus,
});

export type CarouselInput = z.output<typeof carouselForm>;

export const imageMissing = 'Please select an image to upload';
