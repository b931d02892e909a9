import { z } from 'zod';
import { optionalText, recordIds, recordStatus, slugText, text } from '../forms/form-values.ts';

/** What an administrator enters for a product. Files travel beside it. */
export const productForm = z
  .object({
    name: text(200),
    slug: slugText,
    description: optionalText(2000),
    detailed_description: optionalText(50_000),
    specs: optionalText(50_000),
    delivery: optionalText(50_000),
    technical: optionalText(50_000),
    disclaimers: optionalText(50_000),
    status: recordStatus,
    category_ids: recordIds,
    removed_image_ids: recordIds,
  })
  .superRefine(({ name, slug }, context) => {
    if (name !== '' && slug !== '') return;
    const path = [name === '' ? 'name' : 'slug'];
    context.addIssue({ code: 'custom', path, message: 'Product name and slug are required' });
  });

export type ProductInput = z.output<typeof productForm>;

export const slugTaken = 'This slug is already used by another product';
