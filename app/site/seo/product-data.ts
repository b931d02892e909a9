import type { Messages } from '#app/i18n/interpolate.ts';
import { codeAddress } from '#domain/addresses/public-pages.ts';
import { readFineness } from '#domain/measures/fineness.ts';
import { readLength, readWeight } from '#domain/measures/length-and-weight.ts';
import { isStated, type Range } from '#domain/measures/quantity.ts';
import type { ItemCodeFieldName } from '#domain/products/item-codes/item-code-fields.ts';
import type { ItemCode, ProductDetails } from '#domain/products/product.ts';
import { absolute, type StructuredData } from './structured-data.ts';

/** The measured fields with the codes of their units in UN/CEFACT Recommendation 20. */
const measured = {
  denier: { read: readFineness, unitCode: 'A49' },
  length: { read: readLength, unitCode: 'MTR' },
  net_weight: { read: readWeight, unitCode: 'GRM' },
  gross_weight: { read: readWeight, unitCode: 'GRM' },
} as const;

/** The most variants of a product in its page, because each variant makes the page larger. */
const mostVariants = 100;

interface ProductPage {
  description: string;
  url: string;
  siteUrl: string;
  brand: string;
  messages: Messages;
}

/** The structured data of a product: the product, and the group of its item codes if it has any. */
export function productData(product: ProductDetails, page: ProductPage): StructuredData[] {
  const offered = offeredProduct(product, page);
  return product.item_codes.length > 0 ? [offered, productGroup(product, page)] : [offered];
}

/** A product, with the offer of 0 USD that the specification asks for. */
function offeredProduct(product: ProductDetails, page: ProductPage): StructuredData {
  const { pictures, categories, item_codes, uses } = product;
  const { products, finder } = page.messages;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    ...(page.description && { description: page.description }),
    ...(pictures.length > 0 && { image: pictures.map(({ url }) => absolute(page.siteUrl, url)) }),
    ...(item_codes[0] && { sku: item_codes[0].item_code }),
    ...(categories.length > 0 && { category: categories.map(({ name }) => name).join(', ') }),
    ...(uses.length > 0 && {
      additionalProperty: uses.map((use) => ({
        '@type': 'PropertyValue',
        propertyID: 'uses',
        name: finder.use,
        value: products.uses[use],
      })),
    }),
    url: page.url,
    brand: { '@type': 'Brand', name: page.brand },
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: page.url,
    },
  };
}

/** A product as the group of its item codes. Each item code is a variant with its own address. */
function productGroup(
  { name, slug, item_codes }: ProductDetails,
  page: ProductPage,
): StructuredData {
  const { origin } = new URL(page.url);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': `${page.url}#item-codes`,
    name,
    url: page.url,
    productGroupID: slug,
    brand: { '@type': 'Brand', name: page.brand },
    hasVariant: item_codes.slice(0, mostVariants).map((code) => ({
      '@type': 'Product',
      name: `${name} ${code.item_code}`,
      sku: code.item_code,
      url: origin + codeAddress(code.item_code),
      ...(code.image_url && { image: absolute(origin, code.image_url) }),
      ...(isStated(code.composition) && { material: code.composition }),
      ...(isStated(code.country_of_origin) && {
        countryOfOrigin: { '@type': 'Country', name: code.country_of_origin },
      }),
      ...propertiesOf(code, page.messages.products.fields),
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
