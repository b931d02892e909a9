import { z } from 'zod';
import { optionalText, text } from '../../forms/form-values.ts';

/** The form of a product category. */
export const productCategoryForm = z.object({
  name: text(200).min(1, 'Name is required'),
  description: optionalText(5000),
});
