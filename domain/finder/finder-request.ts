import { idInAddress } from '../addresses/id-in-address.ts';
import { readNumber } from '../measures/quantity.ts';
import { type Quantity, unitNamed, units } from '../measures/units.ts';
import { type Column, columns } from './code-list.ts';

/** The measures that are filtered from-to: the first word of their parameters, their column and their units. */
export const measures = {
  denier: 'fineness',
  length: 'length',
  net_weight: 'weight',
  gross_weight: 'weight',
} as const satisfies Partial<Record<Column, Quantity>>;

export type Measure = keyof typeof measures;
export const measureNames = /* @__PURE__ */ Object.keys(measures) as Measure[];

/** The filters with a choice of values, in their order. */
export const choiceNames = [
  ...(['use', 'category', 'type', 'fibre', 'wash', 'bleach', 'iron', 'country', 'family'] as const),
] as const;
export type Choice = (typeof choiceNames)[number];

/**
 * The filters and the order that the address of the finder asks for. Values are kept as typed. A limit that is not
 * a number is ignored.
 */
export interface FinderRequest {
  choices: Readonly<Partial<Record<Choice, string>>>;
  /** The colour, the shade or the number of another maker whose nearest shades are wanted; '' if none. */
  shade: string;
  /** The share of the fibre in per cent. */
  share: Limits;
  limits: Readonly<Record<Measure, Limits>>;
  units: Readonly<Record<Quantity, string>>;
  sort: Column;
  isDescending: boolean;
  page: number;
}

/** From and to as the visitor typed them, '' if not at all. */
export interface Limits {
  from: string;
  to: string;
}

const quantities = /* @__PURE__ */ Object.keys(units) as Quantity[];

/** The parameters of the finder's address. */
export const finderParameters: readonly string[] = [
  ...choiceNames,
  ...['share', ...measureNames].flatMap((name) => [`${name}_from`, `${name}_to`]),
  ...quantities.map((quantity) => `${quantity}_unit`),
  ...['shade', 'sort', 'page'],
];

/** Reads the query of the finder's address. */
export function finderRequest(address: string): FinderRequest {
  const asked = new URL(address).searchParams;
  const text = (name: string) => (asked.get(name) ?? '').trim().slice(0, 100);
  const limits = (name: string) => ({ from: text(`${name}_from`), to: text(`${name}_to`) });
  const sort = text('sort');
  return {
    choices: Object.fromEntries(
      choiceNames.flatMap((name) => (text(name) === '' ? [] : [[name, text(name)]])),
    ),
    shade: text('shade'),
    share: limits('share'),
    limits: {
      denier: limits('denier'),
      length: limits('length'),
      net_weight: limits('net_weight'),
      gross_weight: limits('gross_weight'),
    },
    units: {
      fineness: unitNamed('fineness', asked.get('fineness_unit')).name,
      length: unitNamed('length', asked.get('length_unit')).name,
      weight: unitNamed('weight', asked.get('weight_unit')).name,
    },
    sort: columns.find((column) => column === sort.replace(/^-/, '')) ?? 'item_code',
    isDescending: sort.startsWith('-'),
    page: Math.min(idInAddress(text('page')) ?? 1, 1_000_000),
  };
}

/** The number of a limit that a visitor typed. */
export const limitOf = (typed: string): number | undefined =>
  typed === '' ? undefined : readNumber(typed.normalize('NFKC'));

/** Whether a limit was typed that may mean no number, or two: '5.000' is five or five thousand. */
export const isUnreadLimit = (typed: string): boolean =>
  typed !== '' && limitOf(typed) === undefined;

/** The query of the finder with a change. Another filter or order returns to page 1; defaults are left out. */
export function finderQuery(request: FinderRequest, change: Partial<FinderRequest> = {}): string {
  const asked: FinderRequest = { ...request, page: 1, ...change };
  const { share, limits, sort, isDescending, page } = asked;
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value && query.set(name, value);
  for (const name of choiceNames) set(name, asked.choices[name]);
  set('shade', asked.shade);
  for (const [name, { from, to }] of Object.entries({ share, ...limits })) {
    set(`${name}_from`, from);
    set(`${name}_to`, to);
  }
  for (const quantity of quantities)
    if (asked.units[quantity] !== unitNamed(quantity, null).name)
      query.set(`${quantity}_unit`, asked.units[quantity]);
  if (sort !== 'item_code' || isDescending) query.set('sort', isDescending ? `-${sort}` : sort);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
