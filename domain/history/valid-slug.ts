import type { z } from 'zod';
import { galleryForm } from '../gallery/gallery-form.ts';
import { newsForm } from '../news/news-form.ts';
import { productForm } from '../products/product-form.ts';

const rules: Record<string, z.ZodType> = {
  products: productForm.shape.slug.min(1),
  gallery_items: galleryForm.shape.slug,
  news_items: newsForm.shape.slug,
};

/** Whether records of a kind have an address of their own. */
export const hasSlug = (kind: string): boolean => Object.hasOwn(rules, kind);

/** Whether the form of a kind would accept a slug. */
export const isValidSlug = (kind: string, slug: string): boolean =>
  rules[kind]?.safeParse(slug).success ?? true;
