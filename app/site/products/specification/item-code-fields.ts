import type { Messages } from '#app/i18n/interpolate.ts';
import type { ItemCode } from '#domain/products/product.ts';

type ProductMessages = Messages['products'];
type Field = keyof Omit<ItemCode, 'id' | 'untranslated' | 'image_url'>;

/** A field of an item code on the product page. */
export interface ItemCodeField {
  name: Field;
  label: keyof ProductMessages;
  /** Hidden if it is empty, instead of N/A. */
  optional?: boolean;
  /** Shown when codes are compared on screen. */
  compared?: boolean;
  /** A text of several lines, which gets the full width. */
  long?: boolean;
}

/** The fields of Product Information, in order. */
export const informationFields: ItemCodeField[] = [
  { name: 'item_code', label: 'itemCode' },
  { name: 'composition', label: 'composition' },
  { name: 'type', label: 'type' },
  { name: 'denier', label: 'denier', compared: true },
  { name: 'length', label: 'length', compared: true },
  { name: 'net_weight', label: 'netWeight', compared: true },
  { name: 'gross_weight', label: 'grossWeight', compared: true },
  { name: 'country_of_origin', label: 'countryOfOrigin' },
  { name: 'other_information', label: 'otherInformation', long: true },
];

/** The fields of Technical Recommendations, in order. */
export const technicalFields: ItemCodeField[] = [
  { name: 'bleaching', label: 'bleaching', compared: true },
  { name: 'ironing', label: 'ironing', compared: true },
  { name: 'washing_temperature', label: 'washingTemperature', compared: true },
  { name: 'other_technical_info', label: 'additionalNotes', optional: true, long: true },
];
