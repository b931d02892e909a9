import type { TranslatedTable } from '#database/schema/languages.ts';
import { companyWords } from '../company/company-fields.ts';
import { galleryCategoryWords } from '../gallery/gallery-category-fields.ts';
import { galleryWords } from '../gallery/gallery-fields.ts';
import { languageWords } from '../languages/language-fields.ts';
import { newsWords } from '../news/news-fields.ts';
import { subscriberWords } from '../newsletter/subscriber-fields.ts';
import { pageWords } from '../pages/page-fields.ts';
import { productCategoryWords } from '../products/categories/product-category-fields.ts';
import { itemCodeWords } from '../products/item-codes/item-code-fields.ts';
import { productWords } from '../products/product-fields.ts';
import type { CatalogueWords, Field, KindWords, PublishedWords } from '../records/kind-fields.ts';
import { synonymWords } from '../search-synonyms/synonym-fields.ts';
import { carouselWords } from '../settings/carousel-fields.ts';
import { shadeWords } from '../shades/shade-fields.ts';

/**
 * The kinds of record with a public page, by table. They are Active or Inactive, can be planned and edited in
 * bulk.
 */
const published = {
  products: productWords,
  gallery_items: galleryWords,
  news_items: newsWords,
  pages: pageWords,
};

export type PublishedKind = keyof typeof published;

export const publishedKinds: Record<PublishedKind, PublishedWords> = published;

export const publishedKindNames = /* @__PURE__ */ Object.keys(published) as PublishedKind[];

/** Whether the records of a kind have public pages. */
export const isPublishedKind = (kind: string): kind is PublishedKind =>
  Object.hasOwn(publishedKinds, kind);

/** The kind with this list page, such as /products; undefined if there is none. */
export const publishedKindAt = (list: string): PublishedKind | undefined =>
  publishedKindNames.find((kind) => publishedKinds[kind].page.list === list);

/** The kinds of record of the catalogue, by table, in the order in which the back-office lists them. */
export const catalogueKinds = {
  products: productWords,
  product_categories: productCategoryWords,
  item_codes: itemCodeWords,
  shades: shadeWords,
  gallery_items: galleryWords,
  gallery_categories: galleryCategoryWords,
  news_items: newsWords,
  company: companyWords,
  pages: pageWords,
  general_settings: carouselWords,
} satisfies Record<TranslatedTable, CatalogueWords>;

export type CatalogueKind = keyof typeof catalogueKinds;

export const catalogueKindNames = /* @__PURE__ */ Object.keys(catalogueKinds) as CatalogueKind[];

/** The kinds of the catalogue that are lists with a screen of their own, by table. */
export const listedKindNames = /* @__PURE__ */ catalogueKindNames.filter(
  (kind) => !(catalogueKinds[kind] as CatalogueWords).isSetting,
);

/** Whether a kind of record is a list of the catalogue, which editors edit. */
export const isListedKind = (kind: string): kind is CatalogueKind =>
  (listedKindNames as readonly string[]).includes(kind);

/** Every kind of record that has a history, by table. */
export const recordKinds: Record<string, KindWords> = {
  ...catalogueKinds,
  global_settings: { one: 'Setting', several: 'Settings', nameColumn: 'type' },
  newsletter_subscription: subscriberWords,
  languages: languageWords,
  search_synonyms: synonymWords,
};

/** A kind whose records can be changed in bulk: chosen rows, or all rows of its list if the kind has `found`. */
export type BulkKind = Exclude<CatalogueKind, 'company'> | 'newsletter_subscription';

/** Whether the records of a kind can be changed together. */
export const isBulkKind = (kind: string): kind is BulkKind =>
  isListedKind(kind) || kind === 'general_settings' || kind === 'newsletter_subscription';

/** Whether the records of a kind are Active or Inactive. */
export const hasStatus = (kind: string): boolean =>
  isPublishedKind(kind) || recordKinds[kind]?.hasStatus === true;

/**
 * The word for a record of this table, such as 'Product'; the table's name if the table is not a kind of
 * record.
 */
export const kindName = (kind: string): string => recordKinds[kind]?.one ?? kind;

/**
 * The address of a record's form, with `version` if given, or of the list if `id` is null. Undefined if the
 * kind has no screen.
 */
export function editAddress(kind: string, id: number | null, version?: number): string | undefined {
  const screen = recordKinds[kind]?.screen;
  if (!screen || id === null) return screen;
  return `${screen}?edit=${id}${version === undefined ? '' : `&version=${version}`}`;
}

/** The path of a record's public page, such as /products/st-viscose. */
export function recordPath(kind: PublishedKind, slug: string): string {
  return `${publishedKinds[kind].page.list}/${encodeURIComponent(slug)}`;
}

/** The path of the public page of a row of a list. */
export const publicPath = (
  kind: PublishedKind,
  row: Readonly<Record<string, unknown>> & { slug: string | null },
): string => publishedKinds[kind].page.path?.(row) ?? recordPath(kind, row.slug ?? '');

/** A field as Translations shows it. */
export interface TranslatableField extends NonNullable<Field['translated']> {
  name: string;
  label: string;
  isHtml: boolean;
}

/** The translatable fields of a kind, in form order. */
export function translatableFields(kind: CatalogueKind): TranslatableField[] {
  const { fields }: CatalogueWords = catalogueKinds[kind];
  return Object.entries(fields).flatMap(([name, { label, isHtml = false, translated }]) =>
    translated ? [{ name, label, isHtml, ...translated }] : [],
  );
}

/** A translatable field by its name, also of a part of a record; undefined if there is none. */
export function translatableField(
  kind: CatalogueKind,
  name: string | null,
): TranslatableField | undefined {
  const { partField }: CatalogueWords = catalogueKinds[kind];
  const part = name === null ? undefined : partField?.(name);
  if (name !== null && part) return { isHtml: false, name, ...part };
  return translatableFields(kind).find((field) => field.name === name);
}
