import type { item_codes } from '#database/schema/products.ts';
import type { ShownMedium } from '../files/media-type.ts';
import type { ShownShade } from '../shades/shown-shades.server.ts';
import type { Translated } from '../translations/shown-translations.server.ts';
import type { Care } from './facts/care.ts';
import type { ProductFacts } from './facts/product-facts.ts';
import type { ThreadUse, UseNames } from './facts/uses.ts';
import type { ProductSections } from './product-sections.ts';

/** The most products on the home page, and the most related products on a product page. */
export const maxFeatured = 3;
export const maxRelated = 4;

/** A category, shown as a tag. */
export interface CategoryTag extends Translated {
  name: string;
}

export interface ProductCategory extends CategoryTag {
  description: string | null;
}

/** The fields of a product in lists and links. */
export interface ProductTeaser extends Translated {
  slug: string;
  name: string;
  description: string | null;
  image_url: string | null;
  facts: ProductFacts;
}

export interface ProductCard extends ProductTeaser {
  categories: CategoryTag[];
}

/** One item code of a product with its specification. A missing value is null. */
export interface ItemCode
  extends Translated,
    Omit<typeof item_codes.$inferSelect, 'product_id' | 'created_at' | 'updated_at' | 'version'> {
  /** Read from its texts in the original language. */
  care: Care;
}

export interface ProductDetails extends Omit<ProductCard, 'facts'>, ProductSections {
  detailed_description: string | null;
  catalogue_pdf: string | null;
  uses: ThreadUse[];
  /** In the order shown: the main picture, further pictures, item-code pictures, without duplicates. */
  pictures: ShownMedium[];
  item_codes: ItemCode[];
  /** The languages that its name is translated into. */
  languages: string[];
  shades: ShownShade[];
  related: ProductTeaser[];
}

/** What an enquiry is about: a product, and one of its item codes. */
export interface EnquiredProduct extends Translated {
  slug: string;
  name: string;
  image_url: string | null;
  code: string | undefined;
}

/** The filter of a list of products. */
export interface ProductFilter {
  /** Searched in name, description and item code, ignoring case and character width. */
  q?: string;
  category?: number;
  /** The names of uses, which a search finds; by default those in English. */
  useNames?: UseNames;
  /** The page, from 1; a short list has only one page. */
  page?: number;
}
