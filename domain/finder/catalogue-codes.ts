import { type Part, readComposition } from '../measures/composition.ts';
import { readFineness } from '../measures/fineness.ts';
import { readLength, readWeight } from '../measures/length-and-weight.ts';
import type { Range } from '../measures/quantity.ts';
import { readWashing, type Washing } from '../measures/washing.ts';
import { type Bleach, type Iron, readBleach, readIron } from '../products/facts/care.ts';
import type { ThreadUse } from '../products/facts/uses.ts';
import type { CodeTexts } from './code-fields.ts';

/** The product of a code, as far as the finder shows and filters it. */
export interface CodeProduct {
  id: number;
  slug: string;
  name: string;
  /** The ids of its categories, as the address names them. */
  categories: readonly string[];
  uses: readonly ThreadUse[];
}

/** The values that were read from the texts. A value is undefined if its text was not understood. */
export interface CodeReadings {
  composition: readonly Part[] | undefined;
  denier: Range | undefined;
  length: Range | undefined;
  net_weight: Range | undefined;
  gross_weight: Range | undefined;
  bleaching: Bleach | undefined;
  ironing: Iron | undefined;
  washing_temperature: Washing | undefined;
}

/** An item code of an Active product, with what was read from its texts. */
export interface CatalogueCode extends CodeTexts {
  id: number;
  item_code: string;
  product: CodeProduct;
  /** The families of colours in which the code comes. */
  families: readonly string[];
  read: CodeReadings;
}

const readers: { [Field in keyof CodeReadings]: (text: string) => CodeReadings[Field] } = {
  composition: readComposition,
  denier: readFineness,
  length: readLength,
  net_weight: readWeight,
  gross_weight: readWeight,
  bleaching: (text) => readBleach(text) ?? undefined,
  ironing: (text) => readIron(text) ?? undefined,
  washing_temperature: readWashing,
};

/**
 * Reads the texts of codes. Codes share most of their texts, so each text is read once, and equal texts and lists share
 * one copy and one reading in memory.
 */
export class CodeReader {
  readonly #texts = new Map<string, string>();
  readonly #lists = new Map<string, readonly string[]>();
  readonly #readings = new Map<string, unknown>();

  /** Returns the one copy of a text that all codes share. */
  text(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    this.#texts.set(text, text);
    return text;
  }

  /** The one copy of a list of words or ids. */
  list<Item extends string>(items: readonly Item[]): readonly Item[] {
    const key = items.join(' ');
    const known = (this.#lists.get(key) as readonly Item[] | undefined) ?? items;
    this.#lists.set(key, known);
    return known;
  }

  read(texts: CodeTexts): CodeReadings {
    const of = <Field extends keyof CodeReadings>(field: Field) =>
      this.#reading(field, texts[field]) as CodeReadings[Field];
    return {
      composition: of('composition'),
      denier: of('denier'),
      length: of('length'),
      net_weight: of('net_weight'),
      gross_weight: of('gross_weight'),
      bleaching: of('bleaching'),
      ironing: of('ironing'),
      washing_temperature: of('washing_temperature'),
    };
  }

  #reading(field: keyof CodeReadings, text: string | null): unknown {
    if (text === null) return undefined;
    const key = `${field} ${text}`;
    if (!this.#readings.has(key)) this.#readings.set(key, readers[field](text));
    return this.#readings.get(key);
  }
}
