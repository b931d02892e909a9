import { isStated, type Range } from '../measures/quantity.ts';
import { unitNamed } from '../measures/units.ts';
import type { CatalogueCode } from './catalogue-codes.ts';
import { choiceTests, type Fit, fits, isUnread, misses, traitOf, valuesOf } from './choices.ts';
import type { CodeList } from './code-list.ts';
import {
  type Choice,
  choiceNames,
  type FinderRequest,
  type Limits,
  limitOf,
  measureNames,
  measures,
} from './finder-request.ts';
import type { Trait } from './value-column.ts';

export const codesPerPage = 50;

/** A page of the codes that a request finds. */
export interface FoundCodes {
  /** The codes of this page. The unread ones come after all others. */
  found: CatalogueCode[];
  /** The codes that may meet the request: a text that a filter needs was not understood. */
  unread: CatalogueCode[];
  total: number;
  unreadTotal: number;
  page: number;
  pages: number;
  /** For each filter, its values with the number of codes that each would find beside the other filters. */
  facets: Record<Choice, Map<string, Facet>>;
}

interface Facet {
  count: number;
  /** A code with this value. Its translations have the value's name in other languages. */
  code: CatalogueCode;
}

/** Finds the codes of a request, a page of them, and counts the facets. */
export function findCodes(list: CodeList, request: FinderRequest): FoundCodes {
  const tests = measureTests(request);
  const choices = choiceNames.map((name) => choiceTests(name, request));
  const isAsked = tests.length > 0 || choices.some((test) => test !== undefined);
  const { fit, total, unreadTotal, facets } = isAsked
    ? filtered(list, tests, choices)
    : { fit: undefined, total: list.codes.length, unreadTotal: 0, facets: facetsOf(list) };
  const order = list.inOrder(request.sort, request.isDescending);
  const window = (of: Fit, from: number, to: number) => {
    const places = fit ? withFit(order, fit, of, Math.max(0, from), to) : order.subarray(from, to);
    return Array.from(places, (place) => list.codes[place] as CatalogueCode);
  };
  const pages = Math.max(1, Math.ceil((total + unreadTotal) / codesPerPage));
  const page = Math.min(request.page, pages);
  const [from, to] = [(page - 1) * codesPerPage, page * codesPerPage];
  return {
    found: window(fits, from, to),
    unread: unreadTotal === 0 ? [] : window(isUnread, from - total, to - total),
    ...{ total, unreadTotal, page, pages, facets },
  };
}

/** The places from `from` to `to` among those whose codes have this fit. */
function withFit(order: Uint32Array, fit: Uint8Array, of: Fit, from: number, to: number): number[] {
  const found: number[] = [];
  let before = 0;
  for (const place of order) {
    if (before >= to) break;
    if (fit[place] === of && before++ >= from) found.push(place);
  }
  return found;
}

interface Filtered extends Pick<FoundCodes, 'total' | 'unreadTotal' | 'facets'> {
  /** The fit of each code. */
  fit: Uint8Array;
}

/** For which facets a code counts: for no one or all, else the one whose filter alone it fails. */
const none = 255;
const all = 254;

/** Filters all codes and counts the facets: a code counts for a filter if it meets all others. */
function filtered(
  list: CodeList,
  tests: readonly [Trait, Test][],
  choices: readonly (Test | undefined)[],
): Filtered {
  const fit = new Uint8Array(list.codes.length).fill(fits);
  const counted = new Uint8Array(list.codes.length).fill(all);
  const apply = (trait: Trait, test: Test, facet: number) => {
    const { numbers, examples } = list.column(trait);
    const fitOf = Uint8Array.from(examples, test);
    for (let place = 0; place < numbers.length; place++) {
      const of = fitOf[numbers[place] as number] as Fit;
      if (of === fits) continue;
      if (of < (fit[place] as Fit)) fit[place] = of;
      counted[place] = counted[place] === all ? facet : none;
    }
  };
  for (const [trait, test] of tests) apply(trait, test, none);
  for (const [at, name] of choiceNames.entries()) {
    const test = choices[at];
    if (test) apply(traitOf[name], test, at);
  }
  const tally = [0, 0, 0];
  for (const of of fit) (tally[of] as number)++;
  return {
    ...{ fit, total: tally[fits] ?? 0, unreadTotal: tally[isUnread] ?? 0 },
    facets: countFacets(list, counted),
  };
}

function countFacets(list: CodeList, counted: Uint8Array): FoundCodes['facets'] {
  const facets = choiceNames.map((name, at) => {
    const { numbers, examples } = list.column(traitOf[name]);
    const counts = new Uint32Array(examples.length);
    const firsts: number[] = [];
    for (let place = 0; place < numbers.length; place++) {
      const of = counted[place];
      if (of !== all && of !== at) continue;
      const number = numbers[place] as number;
      if (counts[number] === 0) firsts.push(place);
      (counts[number] as number)++;
    }
    const facet = new Map<string, Facet>();
    for (const first of firsts) {
      const code = list.codes[first] as CatalogueCode;
      const count = counts[numbers[first] as number] as number;
      for (const value of valuesOf[name](code)) {
        const known = facet.get(value);
        if (known) known.count += count;
        else facet.set(value, { count, code });
      }
    }
    return [name, facet];
  });
  return Object.fromEntries(facets);
}

const knownFacets = new WeakMap<CodeList, FoundCodes['facets']>();

/** The facets of the whole list. Every visitor begins with them. */
function facetsOf(list: CodeList): FoundCodes['facets'] {
  const known = knownFacets.get(list) ?? filtered(list, [], []).facets;
  knownFacets.set(list, known);
  return known;
}

type Test = (code: CatalogueCode) => Fit;

/** The tests of the limits that were asked for. */
export function measureTests({ limits, units }: FinderRequest): [Trait, Test][] {
  return measureNames.flatMap((name): [Trait, Test][] => {
    const quantity = measures[name];
    const asked = rangeOf(limits[name], unitNamed(quantity, units[quantity]).unit.base);
    if (!asked) return [];
    const test = (code: CatalogueCode) => {
      const stated = code.read[name];
      if (!stated) return isStated(code[name]) ? isUnread : misses;
      return stated.to >= asked.from && stated.from <= asked.to ? fits : misses;
    };
    return [[name, test]];
  });
}

/**
 * The limits in the base unit, in ascending order. They can change places, because a yarn count such as Nm falls
 * with the thickness.
 */
export function rangeOf(limits: Limits, base: (value: number) => number): Range | undefined {
  const [from, to] = [limitOf(limits.from), limitOf(limits.to)];
  if (from === undefined && to === undefined) return undefined;
  const ends = [base(from ?? 0), base(to ?? Number.POSITIVE_INFINITY)].toSorted((a, b) => a - b);
  // The limits are half a per cent wider, so that a rounded value, such as 111 dtex for 100 denier, is within
  // them.
  return { from: (ends[0] ?? 0) * 0.995, to: (ends[1] ?? 0) * 1.005 };
}
