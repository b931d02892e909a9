import { companyKind } from '../company/company-kind.server.ts';
import { galleryCategoryKind } from '../gallery/gallery-categories.server.ts';
import { galleryKind } from '../gallery/gallery-kind.server.ts';
import { newsKind } from '../news/news-kind.server.ts';
import { subscriberKind } from '../newsletter/subscription-editing.server.ts';
import { pageKind } from '../pages/page-kind.server.ts';
import { productCategoryKind } from '../products/categories/product-categories.server.ts';
import { itemCodeKind } from '../products/item-codes/item-code-kind.server.ts';
import { productKind } from '../products/product-kind.server.ts';
import type { Kind, KindWithPage } from '../records/kind.server.ts';
import { carouselKind } from '../settings/carousel-editing.server.ts';
import { shadeKind } from '../shades/shade-kind.server.ts';
import type { BulkKind, CatalogueKind, PublishedKind } from './kinds.ts';

/** The kinds of record of the catalogue, by table, as the server reads and saves them. */
export const kinds: Record<CatalogueKind, Kind> & Record<PublishedKind, KindWithPage> = {
  products: productKind,
  product_categories: productCategoryKind,
  item_codes: itemCodeKind,
  shades: shadeKind,
  gallery_items: galleryKind,
  gallery_categories: galleryCategoryKind,
  news_items: newsKind,
  company: companyKind,
  pages: pageKind,
  general_settings: carouselKind,
};

/** The kinds whose lists are changed in bulk, by table. */
export const bulkKinds: Record<BulkKind, Kind> = {
  ...kinds,
  newsletter_subscription: subscriberKind,
};
