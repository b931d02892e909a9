import type { InterfaceLocale } from '#domain/languages/interface-locale.ts';
import type { PageKey } from '#domain/pages/page-places.ts';
import type { ThreadUse } from '#domain/products/facts/uses.ts';

/** A text of a record: the English original and its translations. */
export type Phrase = { readonly en: string } & Readonly<Partial<Record<InterfaceLocale, string>>>;

/** A picture or video, as a path below demo/images/ with forward slashes. */
type MediaPath = `${string}/${string}.${'jpg' | 'mp4'}`;

/** The name of a file in demo/pdf/. */
type PdfName = `${string}.pdf`;

type Status = 'Active' | 'Inactive';

export interface DemoLanguage {
  readonly code: string;
  readonly name: string;
  readonly display_order: number;
}

/** `key` names the category inside the demo content only: the table has no such column. */
type ProductCategoryKey = 'embroidery' | 'knit-and-weave' | 'effects' | 'heritage' | 'lustre';

export interface DemoProductCategory {
  readonly key: ProductCategoryKey;
  readonly name: Phrase;
  readonly description: Phrase;
}

type ProductSlug =
  | 'st-viscose'
  | 'st-polyester'
  | 'twist-nylon'
  | 'm-flat'
  | 'mx-cross'
  | 'mh-feather'
  | 'holographic-opal'
  | 'glow'
  | 'reflective'
  | 'japan-gold'
  | 'bullion-purl'
  | 'trilobal';

/** The care fields, which are the same for all item codes of a care class. */
export interface DemoCare {
  readonly bleaching: Phrase;
  readonly ironing: Phrase;
  readonly washing_temperature: Phrase;
}

export interface DemoItemCode extends DemoCare {
  readonly item_code: string;
  readonly image_url: MediaPath;
  readonly composition: Phrase;
  readonly type: Phrase;
  /** For example '120 D'; null if the thread has no denier. */
  readonly denier: string | null;
  /** For example '5,000 m'. */
  readonly length: string;
  /** For example '67 g', rounded to the gram. */
  readonly net_weight: string;
  readonly gross_weight: string;
  readonly country_of_origin: Phrase;
  readonly other_information: Phrase;
  readonly other_technical_info: Phrase;
}

export interface DemoProduct {
  readonly slug: ProductSlug;
  readonly name: Phrase;
  readonly description: Phrase;
  readonly detailed_description: Phrase;
  readonly status: Status;
  readonly categories: readonly ProductCategoryKey[];
  readonly uses: readonly ThreadUse[];
  readonly image_url: MediaPath;
  /** Further pictures (product_images), in order. */
  readonly images: readonly MediaPath[];
  readonly catalogue_pdf: PdfName | null;
  readonly item_codes: readonly DemoItemCode[];
}

/** A shade of a product. */
export interface DemoShade {
  readonly product: ProductSlug;
  readonly number: string;
  readonly name: Phrase;
  readonly colour_towards: string;
  readonly colour_away: string;
  /** The item codes in which it comes; absent for all codes of the product. */
  readonly codes?: readonly string[];
  /** Numbers of other makers, as the form of a shade reads them. */
  readonly matches?: string;
  /** Whether the pictures of the item codes show it. */
  readonly is_pictured?: boolean;
}

/** `key` names the category inside the demo content only: the table has no such column. */
type GalleryCategoryKey = 'colour-books' | 'downloads' | 'past-projects' | 'certificates';

export interface DemoGalleryCategory {
  readonly key: GalleryCategoryKey;
  readonly name: Phrase;
}

/** A row of gallery_images or news_media. */
interface DemoMedia {
  readonly url: MediaPath;
  readonly media_type: 'image' | 'video';
}

export interface DemoGalleryItem {
  readonly slug: string;
  readonly name: Phrase;
  readonly description: Phrase;
  readonly detailed_description?: Phrase;
  readonly project_details?: Phrase;
  readonly primary_image_url: MediaPath;
  readonly is_pdf: boolean;
  readonly pdf_url: PdfName | null;
  readonly status: Status;
  readonly categories: readonly GalleryCategoryKey[];
  readonly products: readonly ProductSlug[];
  readonly media: readonly DemoMedia[];
}

export interface DemoNewsItem {
  readonly slug: string;
  readonly title: Phrase;
  readonly description: Phrase;
  readonly article_body: Phrase;
  readonly category: string;
  readonly primary_image_url: MediaPath;
  readonly media: readonly DemoMedia[];
  readonly status: Status;
  readonly is_pinned: boolean;
  /** 1 to 3 for pinned items, 0 for all others. */
  readonly display_order: number;
  readonly likes: number;
  /** ISO 8601 with an offset. */
  readonly created_at: string;
}

/** A block of a page; its place is in domain/pages/page-places.ts. */
interface DemoBlock {
  readonly place: string;
  readonly kind: 'heading' | 'text' | 'picture' | 'item' | 'quotation';
  readonly title?: Phrase;
  readonly body?: Phrase;
  readonly picture_url?: MediaPath;
  readonly alt_text?: Phrase;
}

/** The texts of a built-in page. */
export interface DemoPage {
  readonly key: PageKey;
  readonly title: Phrase;
  readonly label?: Phrase;
  readonly lead?: Phrase;
  readonly meta_title?: Phrase;
  readonly meta_description?: Phrase;
  readonly blocks: readonly DemoBlock[];
}

/** A general_settings row of type carousel. */
export interface DemoCarouselImage {
  readonly image_url: MediaPath;
  readonly alt_text: Phrase;
  readonly title: Phrase;
  readonly status: Status;
}
