import { codeAddress } from '#domain/addresses/public-pages.ts';
import { readFineness } from '#domain/measures/fineness.ts';
import { readLength, readWeight } from '#domain/measures/length-and-weight.ts';
import { isStated, type Range } from '#domain/measures/quantity.ts';
import type { ItemCodeFieldName } from '#domain/products/item-codes/item-code-fields.ts';
import type { ItemCode } from '#domain/products/product.ts';
import { absolute } from './page-meta.ts';
import type { StructuredData } from './structured-data.ts';

/** The measured fields with the codes of their units in UN/CEFACT Recommendation 20. */
const measured = {
  denier: { read: readFineness, unitCode: 'A49' },
  length: { read: readLength, unitCode: 'MTR' },
  net_weight: { read: readWeight, unitCode: 'GRM' },
  gross_weight: { read: readWeight, unitCode: 'GRM' },
} as const;

/** The most variants of a product in its page, because each variant makes the page larger. */
const mostVariants = 100;

/** A product as the group of its item codes. Each item code is a variant with its own address. */
export function productGroup(shown: {
  name: string;
  slug: string;
  url: string;
  origin: string;
  brand: string;
  codes: ItemCode[];
  fields: Record<ItemCodeFieldName, string>;
}): StructuredData {
  const { name, slug, url, origin, brand, codes, fields } = shown;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': `${url}#item-codes`,
    name,
    url,
    productGroupID: slug,
    brand: { '@type': 'Brand', name: brand },
    hasVariant: codes.slice(0, mostVariants).map((code) => ({
      '@type': 'Product',
      name: `${name} ${code.item_code}`,
      sku: code.item_code,
      url: origin + codeAddress(code.item_code),
      ...(code.image_url && { image: absolute(origin, code.image_url) }),
      ...(isStated(code.composition) && { material: code.composition }),
      ...(isStated(code.country_of_origin) && {
        countryOfOrigin: { '@type': 'Country', name: code.country_of_origin },
      }),
      ...propertiesOf(code, fields),
    })),
  };
}

function propertiesOf(code: ItemCode, fields: Record<ItemCodeFieldName, string>) {
  const names = Object.keys(measured) as (keyof typeof measured)[];
  const properties = names.flatMap((name) => {
    const text = code[name];
    if (!isStated(text)) return [];
    const { read, unitCode } = measured[name];
    const range = read(text);
    const value = range ? { ...amountOf(range), unitCode } : { value: text };
    return [{ '@type': 'PropertyValue', propertyID: name, name: fields[name], ...value }];
  });
  return properties.length > 0 && { additionalProperty: properties };
}

const amountOf = ({ from, to }: Range) =>
  from === to ? { value: rounded(from) } : { minValue: rounded(from), maxValue: rounded(to) };

/** Rounds off the digits that come from the conversion of a unit. */
const rounded = (value: number) => Number(value.toPrecision(6));
