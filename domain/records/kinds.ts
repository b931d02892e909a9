import type { TranslatedTable } from '#database/schema/languages.ts';
import { productSections } from '../products/product-sections.ts';

/** One translatable field of a kind of record. */
export interface TranslatableField {
  name: string;
  label: string;
  required?: boolean;
  /** Of a text of several lines: 5 where the specification says so, fewer for descriptions. */
  rows?: number;
  /** Listed only for records that have such a text. */
  optional?: boolean;
}

/** A table whose rows belong to a record, by the column that holds the record's id. */
interface BelongingTable {
  table: string;
  owner: string;
  /** What one row of it is called, and several. */
  names: [one: string, several: string];
  /** Of a table of links: what they lead to, by the column that holds its id. */
  linksTo?: { kind: string; column: string };
}

interface RecordKindFacts {
  one: string;
  several: string;
  /** The column that a record is named by. */
  nameColumn: string;
  /** Where that one is empty. */
  otherNameColumn?: string;
  /** Where a record is edited; absent where it has no form of its own. */
  screen?: string;
  belongings?: BelongingTable[];
}

interface CatalogueKindFacts extends RecordKindFacts {
  screen: string;
  fields: TranslatableField[];
}

/** The kinds of record of the catalogue, by table: they can be translated and are searched by name. */
export const catalogueKinds = {
  products: {
    one: 'Product',
    several: 'Products',
    nameColumn: 'name',
    screen: '/admin/products',
    fields: [
      { name: 'name', label: 'Name', required: true },
      { name: 'description', label: 'Description', rows: 3 },
      { name: 'detailed_description', label: 'Detailed Description', rows: 5 },
      ...productSections.map((section) => ({ ...section, rows: 5, optional: true })),
    ],
    belongings: [
      {
        table: 'product_category_mappings',
        owner: 'product_id',
        names: ['category', 'categories'],
        linksTo: { kind: 'product_categories', column: 'category_id' },
      },
      { table: 'product_images', owner: 'product_id', names: ['picture', 'pictures'] },
    ],
  },
  product_categories: {
    one: 'Product category',
    several: 'Product Categories',
    nameColumn: 'name',
    screen: '/admin/categories',
    fields: [
      { name: 'name', label: 'Name', required: true },
      { name: 'description', label: 'Description', rows: 3 },
    ],
  },
  item_codes: {
    one: 'Item code',
    several: 'Item Codes',
    nameColumn: 'item_code',
    screen: '/admin/item-codes',
    fields: [
      { name: 'composition', label: 'Composition' },
      { name: 'type', label: 'Type' },
      { name: 'country_of_origin', label: 'Country of Origin' },
      { name: 'other_information', label: 'Other Information', rows: 5 },
      { name: 'bleaching', label: 'Bleaching' },
      { name: 'ironing', label: 'Ironing' },
      { name: 'washing_temperature', label: 'Washing Temperature' },
      { name: 'other_technical_info', label: 'Other Technical Info', rows: 5 },
    ],
  },
  gallery_items: {
    one: 'Gallery item',
    several: 'Gallery Items',
    nameColumn: 'name',
    screen: '/admin/gallery-items',
    fields: [
      { name: 'name', label: 'Name', required: true },
      { name: 'description', label: 'Description', rows: 3 },
      { name: 'detailed_description', label: 'Detailed Description', rows: 5 },
      { name: 'project_details', label: 'Project Details', rows: 5 },
    ],
    belongings: [
      {
        table: 'gallery_images',
        owner: 'gallery_item_id',
        names: ['picture or video', 'pictures or videos'],
      },
      {
        table: 'gallery_item_categories',
        owner: 'gallery_item_id',
        names: ['category', 'categories'],
        linksTo: { kind: 'gallery_categories', column: 'gallery_category_id' },
      },
      {
        table: 'gallery_item_products',
        owner: 'gallery_item_id',
        names: ['related product', 'related products'],
        linksTo: { kind: 'products', column: 'product_id' },
      },
    ],
  },
  gallery_categories: {
    one: 'Gallery category',
    several: 'Gallery Categories',
    nameColumn: 'name',
    screen: '/admin/gallery-categories',
    fields: [{ name: 'name', label: 'Name', required: true }],
  },
  news_items: {
    one: 'News item',
    several: 'News Items',
    nameColumn: 'title',
    screen: '/admin/news-items',
    fields: [
      { name: 'title', label: 'Title', required: true },
      { name: 'description', label: 'Description', rows: 3 },
      { name: 'article_body', label: 'Article Body', rows: 5 },
    ],
    belongings: [
      {
        table: 'news_media',
        owner: 'news_item_id',
        names: ['picture or video', 'pictures or videos'],
      },
    ],
  },
} satisfies Record<TranslatedTable, CatalogueKindFacts>;

export type CatalogueKind = keyof typeof catalogueKinds;

/** In the order in which staff see them. */
export const catalogueKindNames = /* @__PURE__ */ Object.keys(catalogueKinds) as CatalogueKind[];

/** Every kind of record that has a history, by table. */
export const recordKinds: Record<string, RecordKindFacts> = {
  ...catalogueKinds,
  general_settings: {
    one: 'Carousel image',
    several: 'Carousel images',
    nameColumn: 'title',
    otherNameColumn: 'alt_text',
    screen: '/admin/general-settings',
  },
  global_settings: { one: 'Setting', several: 'Settings', nameColumn: 'type' },
  newsletter_subscription: {
    one: 'Subscriber',
    several: 'Subscribers',
    nameColumn: 'email',
    screen: '/admin/general-settings/subscribers',
  },
};

/** What people call a record of this table, such as 'Product'; the table's name if it is no record. */
export const kindName = (kind: string): string => recordKinds[kind]?.one ?? kind;

/** The form of a record, at a version if given, or its list without an id; undefined where it has none. */
export function editAddress(kind: string, id: number | null, version?: number): string | undefined {
  const screen = recordKinds[kind]?.screen;
  if (!screen || id === null) return screen;
  return `${screen}?edit=${id}${version === undefined ? '' : `&version=${version}`}`;
}
