import type { Database } from '#database/connect.ts';
import type { ShownMedium } from '../files/media-type.ts';
import { shownMedium } from '../pictures/shown-pictures.server.ts';
import { readShades, shownShade } from '../shades/shown-shades.server.ts';
import { applyTranslations, type Translated } from '../translations/shown-translations.server.ts';
import { knownUses } from './facts/uses.ts';
import {
  type CategoryTag,
  type EnquiredProduct,
  maxFeatured,
  type ProductCard,
  type ProductCategory,
  type ProductDetails,
  type ProductFilter,
  type ProductTeaser,
} from './product.ts';
import {
  readActive,
  readActiveBySlug,
  readCategories,
  readLinks,
  readProducts,
  readRelated,
} from './product-queries.server.ts';
import type { SearchTexts } from './search/search-texts.server.ts';

const teaserFields = ['name', 'description'];
const nothing = { rows: [], total: 0, page: 1, pages: 1, offset: 0, limit: 0 };

/** The first Active products in display order, for the home page. */
export async function findFeaturedProducts(
  db: Database,
  languageCode: string,
): Promise<ProductTeaser[]> {
  const featured = await readActive(db, maxFeatured);
  await applyTranslations(db, languageCode, [
    { entity: 'products', records: featured, fields: teaserFields },
  ]);
  return featured;
}

/** The products of one page, with its position in the list. */
export interface ProductsRead extends HalfRead<ProductCard> {
  total: number;
  page: number;
  pages: number;
  /** The words that were searched instead of those typed, and words that would find something. */
  instead?: string[];
  suggestions?: string[];
  /** Whether only names and item codes were searched. */
  onlyNames?: boolean;
}

/** One of the two queries of a page: its records, or the error. */
export interface HalfRead<T> {
  records: T[];
  failed?: unknown;
}

/**
 * The products that match a filter (one page if there are many) and all categories, translated with one
 * query. If one of the two fails, the other is still returned. `searchTexts` as in `readProducts`.
 */
export async function listProductsAndCategories(
  db: Database,
  languageCode: string,
  filter: ProductFilter = {},
  searchTexts?: SearchTexts,
): Promise<{ products: ProductsRead; categories: HalfRead<ProductCategory> }> {
  const [found, tags] = await Promise.allSettled([
    readProducts(db, languageCode, filter, searchTexts),
    readCategories(db),
  ]);
  const categories = tags.status === 'fulfilled' ? tags.value : [];
  const { rows, offset, limit, ...position } = {
    ...nothing,
    ...(found.status === 'fulfilled' && found.value),
  };
  const ids = rows.map(({ id }) => id);
  const [links] = await Promise.all([
    // If the links cannot be read, the cards are shown without tags.
    ids.length === 0 ? [] : readLinks(db, ids).catch(() => []),
    applyTranslations(db, languageCode, [
      { entity: 'products', records: rows, fields: teaserFields },
      { entity: 'product_categories', records: categories },
    ]),
  ]);
  const linksOf = Map.groupBy(links, ({ product_id }) => product_id);
  return {
    products: {
      records: rows.map((row) => ({
        ...row,
        categories: categories
          .filter(({ id }) => linksOf.get(row.id)?.some((link) => link.category_id === id))
          .map(asTag),
      })),
      ...position,
      ...(found.status === 'rejected' && { failed: found.reason }),
    },
    categories: {
      records: categories,
      ...(tags.status === 'rejected' && { failed: tags.reason }),
    },
  };
}

/** An Active product with everything that its page shows; null if there is none with this slug. */
export async function findProductPage(
  db: Database,
  languageCode: string,
  slug: string,
): Promise<ProductDetails | null> {
  const [found, related, shades] = await Promise.all([
    readActiveBySlug(db, slug),
    readRelated(db, slug),
    readShades(db, slug),
  ]);
  if (!found) return null;
  const { images, ...product } = found;
  const { categories, item_codes: codes } = product;
  await applyTranslations(db, languageCode, [
    { entity: 'products', records: [product] },
    { entity: 'products', records: related, fields: teaserFields },
    { entity: 'product_categories', records: categories, fields: ['name'] },
    { entity: 'item_codes', records: codes },
    { entity: 'shades', records: shades },
    {
      ...{ entity: 'products', records: images, fields: ['alt_text'] },
      of: { id: product.id, part: 'picture' },
    },
  ]);
  const pictures = new Map<string, ShownMedium>();
  for (const one of [product, ...images, ...codes])
    if (one.image_url !== null && !pictures.has(one.image_url))
      pictures.set(one.image_url, shownMedium(one.image_url, one));
  return {
    ...product,
    uses: knownUses(product.uses),
    pictures: [...pictures.values()],
    shades: shades.map(shownShade),
    related,
  };
}

/**
 * An Active product by slug with what an enquiry names; a code that the product does not have is dropped.
 * Null if there is no such product.
 */
export async function findEnquiredProduct(
  db: Database,
  languageCode: string,
  asked: { slug: string; code: string | undefined },
): Promise<EnquiredProduct | null> {
  const product = await readActiveBySlug(db, asked.slug);
  if (!product) return null;
  await applyTranslations(db, languageCode, [
    { entity: 'products', records: [product], fields: ['name'] },
  ]);
  const code = product.item_codes.find(({ item_code }) => item_code === asked.code);
  const { untranslated }: Translated = product;
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    image_url: code?.image_url || product.image_url,
    code: code?.item_code,
    ...(untranslated && { untranslated }),
  };
}

function asTag({ id, name, untranslated }: ProductCategory): CategoryTag {
  return untranslated?.includes('name') ? { id, name, untranslated: ['name'] } : { id, name };
}
