import type { Database } from '#database/connect.ts';
import { codePath } from '../addresses/public-pages.ts';
import type { ListPage } from '../lists/list-page.ts';
import { shownMedia } from '../pictures/shown-pictures.server.ts';
import { toTeaser } from '../products/product-queries.server.ts';
import { readShownMedia } from '../records/media-rows.server.ts';
import { toRichText } from '../texts/rich-text.server.ts';
import { applyTranslations } from '../translations/shown-translations.server.ts';
import type { GalleryCard, GalleryCategory, GalleryFilter, GalleryPage } from './gallery.ts';
import { galleryCategories } from './gallery-categories.server.ts';
import { galleryMedia } from './gallery-editing.server.ts';
import { readActiveItem, readItems, readLinks, readProducts } from './gallery-rows.server.ts';

export interface GalleryList extends ListPage<GalleryCard> {
  /** All categories, by display order, then name. */
  categories: GalleryCategory[];
}

/** One page of the Active gallery items that match a filter, and the categories to filter by. */
export async function listGallery(
  db: Database,
  languageCode: string,
  filter: GalleryFilter,
): Promise<GalleryList> {
  const [page, categories] = await Promise.all([
    readItems(db, languageCode, filter),
    galleryCategories.choices(db),
  ]);
  const ids = page.rows.map(({ id }) => id);
  const [links] = await Promise.all([
    ids.length === 0 ? [] : readLinks(db, ids),
    applyTranslations(db, languageCode, [
      { entity: 'gallery_items', records: page.rows, fields: ['name', 'description'] },
      { entity: 'gallery_categories', records: categories },
    ]),
  ]);
  const rows = page.rows.map((item) => ({
    ...item,
    categories: categories.filter((category) =>
      links.some((link) => link.item === item.id && link.category === category.id),
    ),
  }));
  return { ...page, rows, categories };
}

/**
 * The Active item with this slug or id, with everything that its page shows. Null if there is none, and for a
 * PDF item, which has no page.
 */
export async function findGalleryPage(
  db: Database,
  languageCode: string,
  address: string,
): Promise<GalleryPage | null> {
  const item = await readActiveItem(db, address);
  if (!item || item.is_pdf) return null;
  const [media, products] = await Promise.all([
    readShownMedia(db, galleryMedia, item.id),
    readProducts(db, item.id),
  ]);
  await applyTranslations(db, languageCode, [
    { entity: 'gallery_items', records: [item] },
    { entity: 'products', records: products, fields: ['name', 'description'] },
    {
      ...{ entity: 'gallery_items', records: media, fields: ['alt_text'] },
      of: { id: item.id, part: 'picture' },
    },
  ]);
  const { project_details, is_pdf, ...shown } = item;
  const codeLinks = products.flatMap(({ slug, codes }) =>
    codes.map(({ item_code }) => [item_code, codePath(slug, item_code)] as const),
  );
  return {
    ...shown,
    project_details_html: toRichText(project_details, new Map(codeLinks)),
    media: shownMedia(item, media),
    products: products.map(toTeaser),
  };
}
