import { z } from 'zod';
import { displayOrder, text } from '../forms/form-values.ts';

/** The form of a gallery category. */
export const galleryCategoryForm = z.object({
  name: text(200).min(2, 'Name must be at least 2 characters'),
  /** An empty display order means the last place. */
  display_order: displayOrder,
  /** The display order when the form was opened: an unchanged value does not overwrite a newer one. */
  display_order_before: text(10),
});
