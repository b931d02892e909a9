import { z } from 'zod';
import { optionalText, recordIds, recordStatus, slugText, text } from '../forms/form-values.ts';
import { pictureText, pictureTexts } from '../records/picture-form.ts';
import { allUses } from './facts/uses.ts';

/** The form of a product, without its files. */
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
    uses: z.array(z.enum(allUses)),
    ...pictureText,
    pictures: pictureTexts,
  })
  .superRefine(({ name, slug }, context) => {
    if (name !== '' && slug !== '') return;
    const path = [name === '' ? 'name' : 'slug'];
    context.addIssue({ code: 'custom', path, message: 'Product name and slug are required' });
    if (name !== '' || slug !== '') return;
    context.addIssue({ code: 'custom', path: ['slug'], message: 'Slug is required' });
  });

export type ProductInput = z.output<typeof productForm>;
