import type { item_codes } from '#database/schema/products.ts';
import type { Translated } from '../translations/shown-translations.server.ts';
import type { ProductSections } from './product-sections.ts';

/** Most products on the home page, and beside a product. */
export const mostFeatured = 3;
export const mostRelated = 4;

/** A category as a tag. */
export interface CategoryTag extends Translated {
  name: string;
}

export interface ProductCategory extends CategoryTag {
  description: string | null;
}

/** What a product shows of itself in passing. */
export interface ProductTeaser extends Translated {
  slug: string;
  name: string;
  description: string | null;
  image_url: string | null;
}

export interface ProductCard extends ProductTeaser {
  categories: CategoryTag[];
}

/** One article of a product: its specification. A missing value is null. */
export interface ItemCode
  extends Translated,
    Omit<typeof item_codes.$inferSelect, 'product_id' | 'created_at' | 'updated_at' | 'version'> {}

export interface ProductDetails extends ProductCard, ProductSections {
  detailed_description: string | null;
  catalogue_pdf: string | null;
  /** In the order shown: main picture, further pictures, item-code pictures; each once. */
  pictures: string[];
  item_codes: ItemCode[];
  related: ProductTeaser[];
}

/** What a visitor may write about: a product, and one of its item codes. */
export interface EnquiredProduct extends Translated {
  slug: string;
  name: string;
  image_url: string | null;
  code: string | undefined;
}

/** What a list of products is narrowed to. */
export interface ProductFilter {
  /** Searched in name, description and item code, without regard to case and width. */
  q?: string;
  category?: number;
  /** From 1; a list of few products has one. */
  page?: number;
}
