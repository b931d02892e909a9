import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { preparedOnce } from '#database/prepared-once.ts';
import {
  item_codes,
  product_categories,
  product_category_mappings,
  product_images,
  products,
} from '#database/schema/products.ts';
import { fileAddress } from '../files/file-address.server.ts';
import { readingByIds, readListPage } from '../lists/list-page.server.ts';
import { type ListPage, pageWindow } from '../lists/list-page.ts';
import { searchText } from '../lists/search.server.ts';
import { inOrder, inReverse } from '../order/list-order.server.ts';
import { isPublic } from '../records/is-public.server.ts';
import { translatedLanguages } from '../translations/shown-translations.server.ts';
import { productCategories } from './categories/product-categories.server.ts';
import { careOf } from './facts/care.ts';
import { type CodeOfCard, factsOf } from './facts/product-facts.ts';
import {
  type ItemCode,
  maxRelated,
  type ProductCategory,
  type ProductFilter,
  type ProductTeaser,
} from './product.ts';
import { productOrder } from './product-list.server.ts';
import { findProducts, type ProductsFound } from './search/find-products.server.ts';
import { SearchTexts } from './search/search-texts.server.ts';

/**
 * Database rows before translations are applied, one query each. The selected columns and the order are the
 * same for all visitors.
 */

const inCatalogueOrder = inOrder(productOrder);
const inCategoryOrder = inOrder(productCategories.order);

const teaser = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  description: products.description,
  image_url: fileAddress(products.image_url),
};

/** The columns of a product's card, with the item codes from which its facts are read. */
export const productCard = {
  ...teaser,
  // This is plain SQL, because Drizzle drops the table names of columns in a query of one table.
  codes: sql<CodeOfCard[]>`(
    select coalesce(json_agg(json_build_object('item_code', item_code, 'denier', denier,
      'washing_temperature', washing_temperature) order by item_code), '[]')
    from item_codes where item_codes.product_id = products.id
  )`,
};

interface ProductCardRow extends Omit<ProductTeaser, 'facts'> {
  codes: CodeOfCard[];
}

export const toTeaser = ({ codes, ...row }: ProductCardRow): ProductTeaser => ({
  ...row,
  facts: factsOf(codes),
});

const details = {
  ...teaser,
  detailed_description: products.detailed_description,
  specs: products.specs,
  delivery: products.delivery,
  technical: products.technical,
  disclaimers: products.disclaimers,
  catalogue_pdf: fileAddress(products.catalogue_pdf),
  uses: products.uses,
  alt_text: products.alt_text,
  is_decorative: products.is_decorative,
};

const { product_id, created_at, updated_at, version, ...itemCodeColumns } =
  getTableColumns(item_codes);
export const itemCode = {
  ...itemCodeColumns,
  image_url: fileAddress(item_codes.image_url).as('image_url'),
};

const picture = {
  id: product_images.id,
  image_url: fileAddress(product_images.image_url).as('image_url'),
  alt_text: product_images.alt_text,
  is_decorative: product_images.is_decorative,
};

/** A page of products, and the words that the search replaced or suggests. */
export type FoundPage = ListPage<ProductTeaser> & Omit<ProductsFound, 'ids'>;

/**
 * The Active products of the category that a search finds. Returns all products if they are few, otherwise a page.
 * `searchTexts` are what the search reads; by default they are read now.
 */
export async function readProducts(
  db: Database,
  languageCode: string,
  filter: ProductFilter,
  searchTexts = new SearchTexts(db),
): Promise<FoundPage> {
  const text = searchText(filter.q);
  const listed = and(
    isPublic(products),
    filter.category === undefined ? undefined : inCategories(db, eq(category_id, filter.category)),
  );
  if (text !== '') {
    const { ids: found, ...said } = await findProducts(db, searchTexts, {
      ...{ languageCode, text, useNames: filter.useNames },
      among: async (condition) => {
        // The ids are read as one value, which is faster than thousands of rows.
        const ids = sql<
          number[]
        >`coalesce(json_agg(${products.id} order by ${inCatalogueOrder}), '[]')`;
        const [row] = await db.select({ ids }).from(products).where(and(listed, condition));
        return row?.ids ?? [];
      },
    });
    const window = pageWindow(found.length, filter.page ?? 1);
    const ids = found.slice(window.offset, window.offset + window.limit);
    return { ...window, ...said, rows: await readTeasers(db, ids), total: found.length };
  }
  const page = await readListPage(db, {
    ...{ table: products, where: listed, page: filter.page ?? 1 },
    read: readingByIds(
      db.select(productCard).from(products).$dynamic(),
      products.id,
      inCatalogueOrder,
      inReverse(productOrder),
    ),
  });
  return { ...page, rows: page.rows.map(toTeaser) };
}

const { category_id } = product_category_mappings;

/** A condition for the products with a category that meets a condition. */
function inCategories(db: Database, condition: SQL): SQL {
  return inArray(
    products.id,
    db
      .select({ id: product_category_mappings.product_id })
      .from(product_category_mappings)
      .where(condition),
  );
}

/** The products in the order of the ids. */
async function readTeasers(db: Database, ids: number[]): Promise<ProductTeaser[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(productCard).from(products).where(inArray(products.id, ids));
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toTeaser);
}

/** The category links of these products. */
export const readLinks = (db: Database, productIds: number[]) => links(db).execute({ productIds });

const links = preparedOnce((db) =>
  db
    .select({
      product_id: product_category_mappings.product_id,
      category_id: product_category_mappings.category_id,
    })
    .from(product_category_mappings)
    .where(
      sql`${product_category_mappings.product_id} = any(${sql.placeholder('productIds')}::int[])`,
    )
    .prepare('links'),
);

/** All product categories, in display order. */
export const readCategories = (db: Database): Promise<ProductCategory[]> =>
  categories(db).execute();

const categories = preparedOnce((db) =>
  db
    .select({
      id: product_categories.id,
      name: product_categories.name,
      description: product_categories.description,
    })
    .from(product_categories)
    .orderBy(inCategoryOrder)
    .prepare('categories'),
);

/** Active products of the same categories, without this product. */
export async function readRelated(db: Database, slug: string): Promise<ProductTeaser[]> {
  return (await relatedProducts(db).execute({ slug })).map(toTeaser);
}

const relatedProducts = preparedOnce((db) => {
  const slug = sql.placeholder('slug');
  const ownCategories = db
    .select({ id: product_category_mappings.category_id })
    .from(product_category_mappings)
    .innerJoin(products, eq(products.id, product_category_mappings.product_id))
    .where(eq(products.slug, slug));
  return db
    .select(productCard)
    .from(products)
    .where(
      and(
        isPublic(products),
        ne(products.slug, slug),
        inCategories(db, inArray(category_id, ownCategories)),
      ),
    )
    .orderBy(inCatalogueOrder)
    .limit(maxRelated)
    .prepare('related');
});

/** The first Active products, in display order. */
export async function readActive(db: Database, limit: number): Promise<ProductTeaser[]> {
  return (await firstActive(db).execute({ limit })).map(toTeaser);
}

const firstActive = preparedOnce((db) =>
  db
    .select(productCard)
    .from(products)
    .where(isPublic(products))
    .orderBy(inCatalogueOrder)
    .limit(sql.placeholder('limit'))
    .prepare('first active'),
);

/** The Active product with this slug, with all that belongs to it; undefined if there is none. */
export async function readActiveBySlug(db: Database, slug: string) {
  const [product] = await activeBySlug(db).execute({ slug });
  if (!product) return undefined;
  const { codes: rows, ...rest } = product;
  return { ...rest, item_codes: rows.map((row): ItemCode => ({ ...row, care: careOf(row) })) };
}

const activeBySlug = preparedOnce((db) => {
  const codes = db
    .select(itemCode)
    .from(item_codes)
    .where(eq(item_codes.product_id, products.id))
    .orderBy(asc(item_codes.item_code));
  const images = db
    .select(picture)
    .from(product_images)
    .where(eq(product_images.product_id, products.id))
    .orderBy(asc(product_images.id));
  const categories = db
    .select({ id: product_categories.id, name: product_categories.name })
    .from(product_categories)
    .innerJoin(
      product_category_mappings,
      eq(product_category_mappings.category_id, product_categories.id),
    )
    .where(eq(product_category_mappings.product_id, products.id))
    .orderBy(inCategoryOrder);
  return db
    .select({
      ...details,
      languages: translatedLanguages('products'),
      codes: listOf(codes),
      images: listOf(images),
      categories: listOf(categories),
    })
    .from(products)
    .where(and(eq(products.slug, sql.placeholder('slug')), isPublic(products)))
    .prepare('active by slug');
});

/** SQL for the rows of a query as one value, in its order. */
const listOf = <Rows>(query: SQLWrapper & { _: { result: Rows } }): SQL<Rows> =>
  sql`(select coalesce(json_agg(listed), '[]') from (${query}) as listed)`;
