import { careSymbols } from '../products/facts/care-symbols.ts';
import {
  informationFields,
  type ShownField,
  technicalFields,
} from '../products/item-codes/specified-fields.ts';
import type { ItemCode, ProductDetails } from '../products/product.ts';
import { langOf, type Translated } from '../translations/shown-translations.server.ts';
import type { Sheet, SheetRow, SheetText } from './sheet.ts';
import type { SheetWords } from './sheet-words.ts';

/** The sheet of a product with all its item codes. `address` is that of its page. */
export function productSheet(product: ProductDetails, words: SheetWords, address: string): Sheet {
  const [category] = product.categories;
  return {
    above: {
      text: product.categories.map(({ name }) => name).join(' · '),
      lang: category && langOf(category, 'name'),
    },
    heading: textOf(product, 'name') ?? { text: '' },
    description: textOf(product, 'description'),
    address,
    picture: pictureOf(product, product.image_url),
    codes: product.item_codes.map(({ item_code }) => item_code),
    parts: partsOf(product.item_codes, words),
  };
}

/** The sheet of one item code. `address` is the stable address of the code. */
export function codeSheet(
  product: ProductDetails,
  code: ItemCode,
  words: SheetWords,
  address: string,
): Sheet {
  return {
    above: textOf(product, 'name') ?? { text: '' },
    heading: { text: code.item_code },
    description: textOf(product, 'description'),
    address,
    picture: pictureOf(product, code.image_url) ?? pictureOf(product, product.image_url),
    codes: [code.item_code],
    parts: partsOf([code], words),
  };
}

function textOf(record: Translated & object, field: string): SheetText | undefined {
  const text = (record as unknown as Record<string, string | null>)[field]?.trim();
  return text ? { text, lang: langOf(record, field) } : undefined;
}

const pictureOf = ({ name, pictures }: ProductDetails, url: string | null) => {
  const shown = pictures.find((picture) => picture.url === url);
  return shown && { url: shown.url, alt: shown.alt ?? name };
};

function partsOf(codes: ItemCode[], words: SheetWords): Sheet['parts'] {
  const { tabInformation, technicalHeading } = words.products;
  const rows = (fields: ShownField[]) =>
    fields.flatMap((field) => rowOf(field, codes, words) ?? []);
  return [
    // The first field, the item code, is left out: the codes are the headings of the columns.
    { heading: tabInformation, rows: rows(informationFields.slice(1)) },
    { heading: technicalHeading, rows: [...rows(technicalFields), ...careRow(codes, words)] },
  ];
}

/** A field of the codes; undefined if it may be left out and no code has it. */
function rowOf(
  { name, optional }: ShownField,
  codes: ItemCode[],
  { products: { fields, missing } }: SheetWords,
): SheetRow | undefined {
  const values = codes.map((code) => textOf(code, name));
  if (optional && !values.some(Boolean)) return undefined;
  return { label: fields[name], values: values.map((value) => value ?? { text: missing }) };
}

function careRow(codes: ItemCode[], { products: { care, fields } }: SheetWords): SheetRow[] {
  const values = codes.map((code) =>
    careSymbols(code.care).map(({ field, parts }) => ({
      parts,
      alt: `${fields[field]}: ${code[field] ?? ''}`,
    })),
  );
  return values.some((symbols) => symbols.length > 0) ? [{ label: care, values }] : [];
}
