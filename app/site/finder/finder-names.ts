import { interpolate, type Messages } from '#app/i18n/interpolate.ts';
import type { Column } from '#domain/finder/code-list.ts';
import type { Option } from '#domain/finder/finder.server.ts';
import type { Choice } from '#domain/finder/finder-request.ts';
import type { Family } from '#domain/shades/families.ts';

/** The name of a column of the finder. */
export const columnName = ({ finder, products }: Messages, column: Column): string =>
  column === 'product' ? finder.product : products.fields[column];

/** The name of a filter: the one of its column, except uses and fibres. */
export const choiceName = ({ finder, products, shades }: Messages, choice: Choice): string =>
  ({
    use: finder.use,
    type: products.fields.type,
    fibre: finder.fibre,
    wash: products.fields.washing_temperature,
    bleach: products.fields.bleaching,
    iron: products.fields.ironing,
    country: products.fields.country_of_origin,
    family: shades.family,
  })[choice];

/** The name of a value of a filter. */
export function optionName({ finder, shades }: Messages, choice: Choice, option: Option): string {
  const { value, name } = option;
  const { fibres, never, atLeast, byHand, withoutChlorine, withChlorine } = finder;
  if (name !== undefined) return name;
  if (choice === 'family')
    return Object.hasOwn(shades.families, value) ? shades.families[value as Family] : value;
  if (choice === 'fibre')
    return Object.hasOwn(fibres, value) ? fibres[value as keyof typeof fibres] : value;
  if (value === 'never' && Object.hasOwn(never, choice)) return never[choice as keyof typeof never];
  if (value === 'by hand') return byHand;
  if (value === 'without chlorine') return withoutChlorine;
  if (value === 'any') return withChlorine;
  return interpolate(atLeast, { t: `${value} °C` });
}
