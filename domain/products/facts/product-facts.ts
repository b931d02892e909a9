import { readWash } from './care.ts';

/** The smallest and the largest of some numbers, as they are written. */
interface Range {
  from: string;
  to: string;
}

/** What the item codes of a product have in common, for its card. */
export interface ProductFacts {
  codes: number;
  /** In °C. Null unless every code says one. */
  wash: Range | 'never' | null;
  denier: Range | null;
}

/** What a card reads of each item code. */
export interface CodeOfCard {
  item_code: string;
  denier: string | null;
  washing_temperature: string | null;
}

/** Nothing is guessed: a fact counts only if every code states it and every text is understood. */
export function factsOf(codes: CodeOfCard[]): ProductFacts {
  const washes = distinct(codes.map((code) => code.washing_temperature)).map(readWash);
  const isNever = washes.length > 0 && washes.every((wash) => wash === 'never');
  const celsius = washes.map((wash) =>
    wash && typeof wash === 'object' ? String(wash.celsius) : null,
  );
  return {
    codes: codes.length,
    wash: isNever ? 'never' : rangeOf(celsius),
    denier: rangeOf(distinct(codes.map(({ denier }) => denier)).map(denierOf)),
  };
}

/** The codes of a product mostly say the same, so each text is read once. */
const distinct = <Text>(texts: Text[]): Text[] => [...new Set(texts)];

/** The number of a text such as '1,200 D', as it is written. */
function denierOf(text: string | null): string | null {
  const [, number] =
    /^(\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+) ?(?:d|den|denier)?$/i.exec(text?.trim() ?? '') ?? [];
  return number ?? null;
}

function rangeOf(numbers: (string | null)[]): Range | null {
  const known = numbers.filter((number) => number !== null);
  if (known.length < numbers.length) return null;
  const sorted = known.toSorted((a, b) => numberOf(a) - numberOf(b));
  const [from, to] = [sorted[0], sorted.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

const numberOf = (number: string) => Number(number.replaceAll(',', ''));
