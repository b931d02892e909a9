import type { z } from 'zod';
import { companyForm } from '../company/company-form.ts';
import { galleryCategoryForm } from '../gallery/gallery-category-form.ts';
import { galleryForm } from '../gallery/gallery-form.ts';
import { newsForm } from '../news/news-form.ts';
import { pageForm } from '../pages/page-form.ts';
import { productCategoryForm } from '../products/categories/product-category-form.ts';
import { itemCodeForm } from '../products/item-codes/item-code-form.ts';
import { productForm } from '../products/product-form.ts';
import { carouselForm } from '../settings/carousel-form.ts';
import { shadeForm } from '../shades/shade-form.ts';
import type { CatalogueKind } from './kinds.ts';

/**
 * The schemas by which browser and server check the forms of the catalogue. They are not in the words of their
 * kinds, because every screen loads those and only an open form needs zod.
 */
export const kindForms = {
  products: productForm,
  product_categories: productCategoryForm,
  item_codes: itemCodeForm,
  shades: shadeForm,
  gallery_items: galleryForm,
  gallery_categories: galleryCategoryForm,
  news_items: newsForm,
  company: companyForm,
  pages: pageForm,
  general_settings: carouselForm,
} satisfies Record<CatalogueKind, z.ZodObject>;
