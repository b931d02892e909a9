import type { z } from 'zod';
import { galleryForm } from '#domain/gallery/gallery-words.ts';
import { newsForm } from '#domain/news/news-words.ts';
import type { PlannableKind } from '#domain/planned/plannable.server.ts';
import { productForm } from '#domain/products/product-words.ts';
import { galleryLabels } from '../gallery/gallery-texts.ts';
import { newsLabels } from '../news/news-texts.ts';
import { productLabels } from '../products/product-texts.ts';

/** The rules of each kind's form. */
export const plannableForms: Record<PlannableKind, z.ZodObject> = {
  products: productForm,
  gallery_items: galleryForm,
  news_items: newsForm,
};

/** What each kind's form calls its fields. */
export const plannableLabels: Record<PlannableKind, Record<string, string>> = {
  products: productLabels,
  gallery_items: galleryLabels,
  news_items: newsLabels,
};
