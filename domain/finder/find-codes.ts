import { isStated, type Range } from '../measures/quantity.ts';
import { unitNamed } from '../measures/units.ts';
import type { CatalogueCode } from './catalogue-codes.ts';
import { choiceTests, type Fit, fits, isUnread, misses, valuesOf } from './choices.ts';
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

type Test = (code: CatalogueCode) => Fit;

/** Finds the codes of a request, a page of them, and counts the facets. */
export function findCodes(list: CodeList, request: FinderRequest): FoundCodes {
  const others = measureTests(request);
  const choices = choiceNames.map((name) => choiceTests(name, request));
  const codes = list.inOrder(request.sort, request.isDescending);
  const { matching, uncertain, facets } =
    others.length === 0 && choices.every((test) => test === undefined)
      ? { matching: codes, uncertain: [], facets: facetsOf(list) }
      : filtered(codes, others, choices);
  const all = matching.length + uncertain.length;
  const pages = Math.max(1, Math.ceil(all / codesPerPage));
  const page = Math.min(request.page, pages);
  const [from, to] = [(page - 1) * codesPerPage, page * codesPerPage];
  return {
    found: matching.slice(from, to),
    unread: uncertain.slice(Math.max(0, from - matching.length), Math.max(0, to - matching.length)),
    total: matching.length,
    unreadTotal: uncertain.length,
    page,
    pages,
    facets,
  };
}

interface Filtered extends Pick<FoundCodes, 'facets'> {
  matching: CatalogueCode[];
  uncertain: CatalogueCode[];
}

/** Filters and counts in one pass: a code counts for a filter if it meets all others. */
function filtered(
  codes: readonly CatalogueCode[],
  others: readonly Test[],
  choices: readonly (Test | undefined)[],
): Filtered {
  const matching: CatalogueCode[] = [];
  const uncertain: CatalogueCode[] = [];
  const facets = Object.fromEntries(
    choiceNames.map((name) => [name, new Map()]),
  ) as FoundCodes['facets'];
  for (const code of codes) {
    let worst: Fit = fits;
    for (const test of others) worst = Math.min(worst, test(code)) as Fit;
    if (worst === misses) continue;
    const isCertain = worst === fits;
    let failed = -1;
    let failures = 0;
    for (let at = 0; at < choices.length; at++) {
      const fit = choices[at]?.(code) ?? fits;
      if (fit < fits) {
        failed = at;
        failures++;
      }
      worst = Math.min(worst, fit) as Fit;
    }
    if (worst === fits) matching.push(code);
    else if (worst === isUnread) uncertain.push(code);
    if (!isCertain || failures > 1) continue;
    for (let at = 0; at < choiceNames.length; at++)
      if (failures === 0 || at === failed) count(facets, choiceNames[at] as Choice, code);
  }
  return { matching, uncertain, facets };
}

const knownFacets = new WeakMap<CodeList, FoundCodes['facets']>();

/** The facets of the whole list. Counting them takes longest, and every visitor begins with them. */
function facetsOf(list: CodeList): FoundCodes['facets'] {
  const known = knownFacets.get(list) ?? filtered(list.codes, [], []).facets;
  knownFacets.set(list, known);
  return known;
}

function count(facets: FoundCodes['facets'], name: Choice, code: CatalogueCode): void {
  for (const value of valuesOf[name](code)) {
    const known = facets[name].get(value);
    if (known) known.count++;
    else facets[name].set(value, { count: 1, code });
  }
}

/** The tests of the limits that were asked for. */
function measureTests({ limits, units }: FinderRequest): Test[] {
  return measureNames.flatMap((name) => {
    const quantity = measures[name];
    const asked = rangeOf(limits[name], unitNamed(quantity, units[quantity]).unit.base);
    if (!asked) return [];
    return [
      (code: CatalogueCode) => {
        const stated = code.read[name];
        if (!stated) return isStated(code[name]) ? isUnread : misses;
        return stated.to >= asked.from && stated.from <= asked.to ? fits : misses;
      },
    ];
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
