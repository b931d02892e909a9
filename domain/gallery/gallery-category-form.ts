import { z } from 'zod';
import { displayOrder, text } from '../forms/form-values.ts';

/** What an administrator enters for a gallery category. */
export const galleryCategoryForm = z.object({
  name: text(200).min(2, 'Name must be at least 2 characters'),
  /** Left empty: last for a new category, as it is for an old one. */
  display_order: displayOrder,
});
