import type { z } from 'zod';
import { galleryForm } from '#domain/gallery/gallery-form.ts';
import { newsForm } from '#domain/news/news-form.ts';
import type { PlannableKind } from '#domain/planned/plannable.server.ts';
import { productForm } from '#domain/products/product-form.ts';

/** The rules of each kind's form. */
export const plannableForms: Record<PlannableKind, z.ZodObject> = {
  products: productForm,
  gallery_items: galleryForm,
  news_items: newsForm,
};
