import { z } from 'zod';
import { optionalText, recordId, text } from '../../forms/form-values.ts';
import { pictureText } from '../../records/picture-form.ts';

/** The form of an item code: free text, except the product and the code. */
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
  ...pictureText,
});

export type ItemCodeInput = z.output<typeof itemCodeForm>;
