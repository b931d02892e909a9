import { z } from 'zod';
import { displayOrder, text } from '../forms/form-values.ts';

/** What an administrator enters for a gallery category. */
export const galleryCategoryForm = z.object({
  name: text(200).min(2, 'Name must be at least 2 characters'),
  /** Left empty: last. */
  display_order: displayOrder,
  /** What the form began with: an order that was not touched is not written over a newer one. */
  display_order_before: text(10),
});
