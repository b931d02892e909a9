import type { CatalogueWords, Field } from '../../records/kind-fields.ts';
import { missingAltTexts, pictureTextFields } from '../../records/picture-texts.ts';
import type { ItemCodeInput } from './item-code-form.ts';

/** How the product page shows a field of its item codes. */
export interface Specified {
  part: 'information' | 'technical';
  /** Hidden if it is empty, instead of N/A. */
  optional?: boolean;
  /** Shown on the screen when item codes are compared; other fields are only printed. */
  compared?: boolean;
}

const information: Specified = { part: 'information' };

const technical: Specified = { part: 'technical' };

/**
 * The fields of an item code, in the order of its form and of the product page. The public labels are in the
 * messages.
 */
export const itemCodeFields = {
  item_code: { label: 'Item Code', required: true, specified: information },
  composition: {
    ...{ label: 'Composition', translated: {} },
    specified: { ...information, compared: true },
  },
  type: { label: 'Type', translated: {}, specified: information },
  denier: { label: 'Denier', specified: { ...information, compared: true } },
  length: { label: 'Length', specified: { ...information, compared: true } },
  net_weight: { label: 'Net Weight', specified: { ...information, compared: true } },
  gross_weight: { label: 'Gross Weight', specified: { ...information, compared: true } },
  country_of_origin: { label: 'Country of Origin', translated: {}, specified: information },
  other_information: {
    ...{ label: 'Other Information', rows: 3, translated: { rows: 5 } },
    specified: information,
  },
  bleaching: {
    ...{ label: 'Bleaching', translated: {} },
    specified: { ...technical, compared: true },
  },
  ironing: { label: 'Ironing', translated: {}, specified: { ...technical, compared: true } },
  washing_temperature: {
    ...{ label: 'Washing Temperature', translated: {} },
    specified: { ...technical, compared: true },
  },
  other_technical_info: {
    ...{ label: 'Other Technical Info', rows: 3, translated: { rows: 5 } },
    specified: { ...technical, optional: true },
  },
} satisfies Partial<Record<keyof ItemCodeInput, Field & { specified: Specified }>>;

export type ItemCodeFieldName = keyof typeof itemCodeFields;

export const itemCodeWords = {
  one: 'Item code',
  several: 'Item Codes',
  nameColumn: 'item_code',
  screen: '/admin/item-codes',
  fields: { ...itemCodeFields, ...pictureTextFields },
  lacks: { alt: missingAltTexts },
} satisfies CatalogueWords;
