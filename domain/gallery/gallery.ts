import type { ShownMedium } from '../files/media-type.ts';
import type { CategoryTag, ProductTeaser } from '../products/product.ts';
import type { Translated } from '../translations/shown-translations.server.ts';

export type GalleryCategory = CategoryTag;

export interface GalleryCard extends Translated {
  slug: string;
  name: string;
  description: string | null;
  primary_image_url: string | null;
  /** The address of a PDF item's file; such an item has no page. */
  pdf_url: string | null;
  is_pdf: boolean;
  categories: GalleryCategory[];
}

export interface GalleryPage extends Translated {
  slug: string;
  name: string;
  description: string | null;
  detailed_description: string | null;
  /** Sanitised HTML of the Project Details block. */
  project_details_html: string | null;
  primary_image_url: string | null;
  /** In the order shown: the primary picture, then the further pictures and videos. */
  media: ShownMedium[];
  /** The languages that its name is translated into. */
  languages: string[];
  /** The products that the item is made with. */
  products: ProductTeaser[];
}

export interface GalleryFilter {
  /** Searched in name and description, ignoring case and character width. */
  q?: string;
  category?: number;
  page: number;
  size: number;
}
