import type { Part } from '../measures/composition.ts';
import { isStated } from '../measures/quantity.ts';
import type { CatalogueCode } from './catalogue-codes.ts';
import { type Choice, type FinderRequest, limitOf } from './finder-request.ts';
import type { Trait } from './value-column.ts';

/** Whether a code meets a filter. A code is unread if the filter needs a text that is there but was not understood. */
export type Fit = typeof misses | typeof isUnread | typeof fits;
export const misses = 0;
export const isUnread = 1;
export const fits = 2;

/** The degrees that care labels use. */
const washes = degrees([30, 40, 50, 60, 70, 95]);
const irons = degrees([110, 150, 200]);

/** A degree, and all degrees that are not higher. */
type Degree = readonly [degree: number, upTo: readonly string[]];

function degrees(all: number[]): Degree[] {
  return all.map((degree, at) => [degree, all.slice(0, at + 1).map(String)]);
}

/** What each filter depends on. */
export const traitOf: Record<Choice, Trait> = {
  ...{ use: 'use', category: 'category', type: 'type', fibre: 'composition', family: 'family' },
  ...{ wash: 'washing_temperature', bleach: 'bleaching', iron: 'ironing' },
  country: 'country_of_origin',
};

/** The values of each filter that a code meets. A code that bears 60 °C also bears 30 °C. */
export const valuesOf: Record<Choice, (code: CatalogueCode) => readonly string[]> = {
  use: ({ product }) => product.uses,
  category: ({ product }) => product.categories,
  type: ({ type }) => (type ? [type] : []),
  fibre: ({ read }) => (read.composition ? fibresOf(read.composition) : []),
  wash: ({ read: { washing_temperature: wash } }) =>
    typeof wash === 'number' ? upTo(washes, wash) : wash ? [wash] : [],
  bleach: ({ read: { bleaching } }) =>
    bleaching === 'any' ? ['without chlorine', 'any'] : bleaching ? [bleaching] : [],
  iron: ({ read: { ironing } }) =>
    typeof ironing === 'number' ? upTo(irons, ironing) : ironing ? [ironing] : [],
  family: ({ families }) => families,
  country: ({ country_of_origin }) => (country_of_origin ? [country_of_origin] : []),
};

/** The known materials of a composition. Codes share their readings, so that most are listed only once. */
function fibresOf(parts: readonly Part[]): readonly string[] {
  const known = fibresKnown.get(parts);
  if (known) return known;
  const fibres = [...new Set(parts.flatMap(({ fibre }) => fibre ?? []))];
  fibresKnown.set(parts, fibres);
  return fibres;
}

const fibresKnown = new WeakMap<readonly Part[], readonly string[]>();

const upTo = (degrees: readonly Degree[], most: number): readonly string[] =>
  degrees.findLast(([degree]) => degree <= most)?.[1] ?? [];

/** The fields that a filter reads as values; other fields are compared as texts. */
const readFrom = {
  fibre: 'composition',
  wash: 'washing_temperature',
  bleach: 'bleaching',
  iron: 'ironing',
} as const;

/** The test of a filter; undefined if the request does not use the filter. */
export function choiceTests(
  name: Choice,
  request: FinderRequest,
): ((code: CatalogueCode) => Fit) | undefined {
  const asked = request.choices[name];
  if (asked === undefined) return undefined;
  const meets =
    name === 'fibre'
      ? fibreTest(asked, request)
      : (code: CatalogueCode) => valuesOf[name](code).includes(asked);
  const field = name in readFrom ? readFrom[name as keyof typeof readFrom] : undefined;
  return (code) => {
    if (meets(code)) return fits;
    return field && code.read[field] === undefined && isStated(code[field]) ? isUnread : misses;
  };
}

/** The fibre, with its share if the request limits it. */
function fibreTest(asked: string, { share }: FinderRequest) {
  const [from, to] = [limitOf(share.from) ?? 0, limitOf(share.to) ?? 100];
  return ({ read }: CatalogueCode) => {
    const parts = read.composition?.filter(({ fibre }) => fibre === asked) ?? [];
    const sum = parts.reduce((total, part) => total + part.share, 0);
    return parts.length > 0 && sum >= from && sum <= to;
  };
}
