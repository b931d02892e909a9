import type { CatalogueCode } from './catalogue-codes.ts';
import { codeFields } from './code-fields.ts';
import { type Trait, ValueColumn } from './value-column.ts';

/** The columns of the finder, in their order. */
export const columns = ['item_code', 'product', ...codeFields] as const;

export type Column = (typeof columns)[number];

/** All codes of the catalogue by code, their values as numbers, and every other order that was asked for. */
export class CodeList {
  readonly codes: readonly CatalogueCode[];
  readonly #columns = new Map<Trait, ValueColumn>();
  readonly #orders = new Map<string, Uint32Array>();

  /** `former` is a list of whose codes some are taken over, at which place of it each was, -1 for a new code. */
  constructor(codes: readonly CatalogueCode[], former?: { list: CodeList; places: Int32Array }) {
    this.codes = former ? codes : sorted(codes);
    if (!former) return;
    const { list, places } = former;
    // A column that many changes have left with values of no code is made again when it is needed.
    for (const [trait, column] of list.#columns)
      if (column.examples.length <= 2 * codes.length + 1000)
        this.#columns.set(trait, new ValueColumn(codes, trait, { column, places }));
  }

  /** Returns the list after some products changed: `codes` replace all codes of these products. */
  with(codes: readonly CatalogueCode[], products: ReadonlySet<number>): CodeList {
    const merged: CatalogueCode[] = [];
    const places: number[] = [];
    let next = 0;
    const keep = (until: number) => {
      for (; next < until; next++) {
        const code = this.codes[next] as CatalogueCode;
        if (products.has(code.product.id)) continue;
        merged.push(code);
        places.push(next);
      }
    };
    for (const code of sorted(codes)) {
      keep(this.#placeOf(code));
      merged.push(code);
      places.push(-1);
    }
    keep(this.codes.length);
    return new CodeList(merged, { list: this, places: Int32Array.from(places) });
  }

  /** How many codes come before this one. */
  #placeOf(code: CatalogueCode): number {
    const key = code.item_code.toLowerCase();
    let [from, to] = [0, this.codes.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = this.codes[middle] as CatalogueCode;
      const isBefore =
        (compare(other.item_code.toLowerCase(), key) || compareTies(other, code)) < 0;
      if (isBefore) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** The values of all codes as numbers. */
  column(trait: Trait): ValueColumn {
    const column = this.#columns.get(trait) ?? new ValueColumn(this.codes, trait);
    this.#columns.set(trait, column);
    return column;
  }

  /**
   * The places of the codes in the order of a column; codes without a value are last in both directions. Codes with the
   * same value are in the order of their codes.
   */
  inOrder(column: Column, isDescending: boolean): Uint32Array {
    const name = `${column} ${isDescending}`;
    const order = this.#orders.get(name) ?? this.#sorted(column, isDescending);
    this.#orders.set(name, order);
    return order;
  }

  #sorted(column: Column, isDescending: boolean): Uint32Array {
    const order = Uint32Array.from(this.codes.keys());
    if (column === 'item_code') return isDescending ? order.reverse() : order;
    const { numbers, examples } = this.column(column);
    const ranks = ranksOf(examples.map(keys[column]), isDescending);
    // A counting sort: the codes of each rank keep their order, behind those of all ranks before it.
    const ends = new Uint32Array(ranks.length + 2);
    const rankAt = (place: number) => ranks[numbers[place] as number] as number;
    const add = (rank: number, n: number) => {
      const end = ends[rank] as number;
      ends[rank] = end + n;
      return end;
    };
    for (const place of numbers.keys()) add(rankAt(place) + 1, 1);
    for (let rank = 1; rank < ends.length; rank++) add(rank, ends[rank - 1] as number);
    for (const place of numbers.keys()) order[add(rankAt(place), 1)] = place;
    return order;
  }
}

function sorted(codes: readonly CatalogueCode[]): CatalogueCode[] {
  return codes
    .map((code) => ({ code, key: code.item_code.toLowerCase() }))
    .sort((a, b) => compare(a.key, b.key) || compareTies(a.code, b.code))
    .map(({ code }) => code);
}

type SortKey = number | string;

/** The rank of each value among the distinct values. A missing value comes last, ascending and descending. */
function ranksOf(values: (SortKey | undefined)[], isDescending: boolean): number[] {
  const stated = [...new Set(values)].filter(
    (key): key is SortKey => key !== undefined && key !== '',
  );
  stated.sort((a, b) => compare(a, b) * (isDescending ? -1 : 1));
  const ranks = new Map<SortKey | undefined, number>(stated.map((key, rank) => [key, rank]));
  return values.map((key) => ranks.get(key) ?? stated.length);
}

function compare<Value extends SortKey>(one: Value, other: Value): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const compareTies = (one: CatalogueCode, other: CatalogueCode) =>
  compare(one.item_code, other.item_code) || compare(one.id, other.id);

type Key = (code: CatalogueCode) => SortKey | undefined;

const folded = (text: string | null) => text?.normalize('NFKC').toLowerCase();

/** The values that columns are sorted by: numbers if they were read, and never a number beside a text. */
const keys: Record<Exclude<Column, 'item_code'>, Key> = {
  product: ({ product }) => folded(product.name),
  type: ({ type }) => folded(type),
  composition: ({ composition }) => folded(composition),
  denier: ({ read }) => read.denier?.from,
  length: ({ read }) => read.length?.from,
  net_weight: ({ read }) => read.net_weight?.from,
  gross_weight: ({ read }) => read.gross_weight?.from,
  washing_temperature: ({ read: { washing_temperature: wash } }) =>
    wash === 'never' ? 0 : wash === 'by hand' ? 1 : wash,
  bleaching: ({ read }) =>
    read.bleaching && { never: 0, 'without chlorine': 1, any: 2 }[read.bleaching],
  ironing: ({ read }) => (read.ironing === 'never' ? 0 : read.ironing),
  country_of_origin: ({ country_of_origin }) => folded(country_of_origin),
};
