import type { CatalogueCode } from './catalogue-codes.ts';

/** The columns of the finder, in their order. */
export const columns = [
  ...(['item_code', 'product', 'type', 'composition', 'denier', 'length'] as const),
  ...(['net_weight', 'gross_weight', 'washing_temperature', 'bleaching', 'ironing'] as const),
  'country_of_origin',
] as const;

export type Column = (typeof columns)[number];

/** All codes of the catalogue by code, and every other order that was asked for. */
export class CodeList {
  readonly codes: readonly CatalogueCode[];
  readonly #orders = new Map<string, readonly CatalogueCode[]>();

  constructor(codes: readonly CatalogueCode[]) {
    this.codes = codes
      .map((code) => ({ code, key: code.item_code.toLowerCase() }))
      .sort(
        (a, b) =>
          compare(a.key, b.key) ||
          compare(a.code.item_code, b.code.item_code) ||
          compare(a.code.id, b.code.id),
      )
      .map(({ code }) => code);
  }

  /** Returns the list after some products changed: `codes` replace all codes of these products. */
  with(codes: readonly CatalogueCode[], products: ReadonlySet<number>): CodeList {
    return new CodeList([...this.codes.filter((one) => !products.has(one.product.id)), ...codes]);
  }

  /**
   * The codes in the order of a column; codes without a value are last in both directions. Codes with the same value
   * are in the order of their codes.
   */
  inOrder(column: Column, isDescending: boolean): readonly CatalogueCode[] {
    if (column === 'item_code') return isDescending ? this.codes.toReversed() : this.codes;
    const name = `${column} ${isDescending}`;
    const known = this.#orders.get(name);
    if (known) return known;
    const keyed: [key: number | string, code: CatalogueCode][] = [];
    const missing: CatalogueCode[] = [];
    for (const code of this.codes) {
      const key = keys[column](code);
      if (key === undefined || key === '') missing.push(code);
      else keyed.push([key, code]);
    }
    const up = isDescending ? -1 : 1;
    keyed.sort(([a], [b]) => compare(a, b) * up);
    const order = [...keyed.map(([, code]) => code), ...missing];
    this.#orders.set(name, order);
    return order;
  }
}

function compare<Value extends string | number>(one: Value, other: Value): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

type Key = (code: CatalogueCode) => number | string | undefined;

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
