import type { Messages } from '#app/i18n/interpolate.ts';
import { fill, type Message, marked, type Shown } from '#app/i18n/message.tsx';
import type { Column } from '#domain/finder/code-list.ts';
import type { Option } from '#domain/finder/finder.server.ts';
import type { Choice } from '#domain/finder/finder-request.ts';

type Words = Shown<Messages>;

/** The name of a column of the finder. */
export const columnName = ({ finder, products }: Words, column: Column): Message =>
  column === 'product' ? finder.product : products.fields[column];

/** The name of a filter. A filter by a column has the column's name. */
export const choiceName = ({ finder, products, shades }: Words, choice: Choice): Message =>
  ({
    use: finder.use,
    category: finder.category,
    type: products.fields.type,
    fibre: finder.fibre,
    wash: products.fields.washing_temperature,
    bleach: products.fields.bleaching,
    iron: products.fields.ironing,
    country: products.fields.country_of_origin,
    family: shades.family,
  })[choice];

/** The name of a value of a filter. */
export function optionName(words: Words, choice: Choice, option: Option): Message {
  const { finder, products, shades } = words;
  const { value, name } = option;
  const { fibres, never, atLeast, byHand, withoutChlorine, withChlorine } = finder;
  if (name !== undefined) return marked(name, option.lang);
  if (choice === 'use') return entryOf(products.uses, value) ?? value;
  if (choice === 'family') return entryOf(shades.families, value) ?? value;
  if (choice === 'fibre') return entryOf(fibres, value) ?? value;
  const forbidden = value === 'never' && entryOf(never, choice);
  if (forbidden) return forbidden;
  if (value === 'by hand') return byHand;
  if (value === 'without chlorine') return withoutChlorine;
  if (value === 'any') return withChlorine;
  return fill(atLeast, { t: `${value} °C` });
}

const entryOf = (names: Record<string, Message>, value: string): Message | undefined =>
  Object.hasOwn(names, value) ? names[value] : undefined;
