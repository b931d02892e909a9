import { z } from 'zod';
import { optionalText, recordId, text } from '../forms/form-values.ts';
import type { CatalogueWords } from '../records/kind-words.ts';

/** What an administrator enters for an item code: free text but for the product and the code. */
export const itemCodeForm = z.object({
  product_id: recordId.refine((id) => id !== null, 'Please select a product'),
  item_code: text(100).min(1, 'Item code is required'),
  composition: optionalText(500),
  type: optionalText(500),
  denier: optionalText(200),
  length: optionalText(200),
  net_weight: optionalText(200),
  gross_weight: optionalText(200),
  country_of_origin: optionalText(200),
  other_information: optionalText(5000),
  bleaching: optionalText(500),
  ironing: optionalText(500),
  washing_temperature: optionalText(500),
  other_technical_info: optionalText(5000),
});

export type ItemCodeInput = z.output<typeof itemCodeForm>;

/** What the fields of an item code are called. */
export const itemCodeFields = {
  item_code: { label: 'Item Code' },
  composition: { label: 'Composition', translated: {} },
  type: { label: 'Type', translated: {} },
  denier: { label: 'Denier' },
  length: { label: 'Length' },
  net_weight: { label: 'Net Weight' },
  gross_weight: { label: 'Gross Weight' },
  country_of_origin: { label: 'Country of Origin', translated: {} },
  other_information: { label: 'Other Information', translated: { rows: 5 } },
  bleaching: { label: 'Bleaching', translated: {} },
  ironing: { label: 'Ironing', translated: {} },
  washing_temperature: { label: 'Washing Temperature', translated: {} },
  other_technical_info: { label: 'Other Technical Info', translated: { rows: 5 } },
};

export const itemCodeWords = {
  one: 'Item code',
  several: 'Item Codes',
  nameColumn: 'item_code',
  screen: '/admin/item-codes',
  form: itemCodeForm,
  fields: itemCodeFields,
} satisfies CatalogueWords;
