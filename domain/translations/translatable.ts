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

/** What can be translated: per kind of record its name field and its translatable fields. */
export const translatable = {
  products: {
    label: 'Products',
    nameField: 'name',
    fields: [
      { name: 'name', label: 'Name', required: true },
      { name: 'description', label: 'Description', rows: 3 },
      { name: 'detailed_description', label: 'Detailed Description', rows: 5 },
      ...productSections.map((section) => ({ ...section, rows: 5, optional: true })),
    ],
  },
  product_categories: {
    label: 'Product Categories',
    nameField: 'name',
    fields: [
      { name: 'name', label: 'Name', required: true },
      { name: 'description', label: 'Description', rows: 3 },
    ],
  },
  item_codes: {
    label: 'Item Codes',
    nameField: 'item_code',
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
    label: 'Gallery Items',
    nameField: 'name',
    fields: [
      { name: 'name', label: 'Name', required: true },
      { name: 'description', label: 'Description', rows: 3 },
      { name: 'detailed_description', label: 'Detailed Description', rows: 5 },
      { name: 'project_details', label: 'Project Details', rows: 5 },
    ],
  },
  gallery_categories: {
    label: 'Gallery Categories',
    nameField: 'name',
    fields: [{ name: 'name', label: 'Name', required: true }],
  },
  news_items: {
    label: 'News Items',
    nameField: 'title',
    fields: [
      { name: 'title', label: 'Title', required: true },
      { name: 'description', label: 'Description', rows: 3 },
      { name: 'article_body', label: 'Article Body', rows: 5 },
    ],
  },
} satisfies Record<string, { label: string; nameField: string; fields: TranslatableField[] }>;

export type TranslatableEntity = keyof typeof translatable;

export const translatableEntities = /* @__PURE__ */ Object.keys(
  translatable,
) as TranslatableEntity[];
