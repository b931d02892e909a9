import type { CatalogueCode } from './catalogue-codes.ts';

/** What codes are filtered and sorted by. Codes with the same value are the same to every filter and order. */
export const traits = {
  product: ({ product }) => product,
  use: ({ product }) => product.uses,
  category: ({ product }) => product.categories,
  family: ({ families }) => families,
  type: ({ type }) => type,
  composition: ({ composition }) => composition,
  denier: ({ denier }) => denier,
  length: ({ length }) => length,
  net_weight: ({ net_weight }) => net_weight,
  gross_weight: ({ gross_weight }) => gross_weight,
  country_of_origin: ({ country_of_origin }) => country_of_origin,
  bleaching: ({ bleaching }) => bleaching,
  ironing: ({ ironing }) => ironing,
  washing_temperature: ({ washing_temperature }) => washing_temperature,
} as const satisfies Record<string, (code: CatalogueCode) => unknown>;

export type Trait = keyof typeof traits;

/**
 * A number for each code of a list, which stands for its value. A filter tests each value once and then compares
 * numbers, because 500,000 codes have a few hundred values (decision 0262).
 */
export class ValueColumn {
  /** The number of the value of each code, in the order of the list. */
  readonly numbers: Uint32Array;
  /** A code with each value, by number. Values that no code has any more stay. */
  readonly examples: CatalogueCode[];
  readonly #valueOf: (code: CatalogueCode) => unknown;
  readonly #known: Map<unknown, number>;

  /** `former` is the column of a former list, and at which place of it each code was, -1 for a new code. */
  constructor(
    codes: readonly CatalogueCode[],
    trait: Trait,
    former?: { column: ValueColumn; places: Int32Array },
  ) {
    this.#valueOf = traits[trait];
    this.#known = former ? former.column.#known : new Map();
    this.examples = former?.column.examples ?? [];
    this.numbers = new Uint32Array(codes.length);
    for (let at = 0; at < codes.length; at++) {
      const place = former?.places[at] ?? -1;
      this.numbers[at] =
        former && place >= 0
          ? (former.column.numbers[place] as number)
          : this.#numberOf(codes[at] as CatalogueCode);
    }
  }

  #numberOf(code: CatalogueCode): number {
    const value = this.#valueOf(code);
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    this.#known.set(value, this.examples.length);
    return this.examples.push(code) - 1;
  }
}
