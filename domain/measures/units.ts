import { denierOfCount } from './fineness.ts';
import type { Range } from './quantity.ts';

interface Unit {
  symbol: string;
  /** Converts a value of the base unit into this unit. */
  of: (base: number) => number;
  base: (value: number) => number;
}

const per = (symbol: string, base: number): Unit => ({
  symbol,
  of: (value) => value / base,
  base: (value) => value * base,
});
const count = (symbol: string, denier: number): Unit => ({
  symbol,
  of: (value) => denier / value,
  base: (value) => denier / value,
});

/** The units of each kind of quantity; the first is the default. */
export const units = {
  fineness: {
    denier: per('D', 1),
    dtex: per('dtex', 0.9),
    tex: per('tex', 9),
    nm: count('Nm', denierOfCount.nm),
    ne: count('Ne', denierOfCount.ne),
  },
  length: { m: per('m', 1), yd: per('yd', 0.9144) },
  weight: {
    g: per('g', 1),
    kg: per('kg', 1000),
    oz: per('oz', 28.349523125),
    lb: per('lb', 453.59237),
  },
} as const satisfies Record<string, Record<string, Unit>>;

export type Quantity = keyof typeof units;

/** The unit with this name; the default one if there is none. */
export function unitNamed(quantity: Quantity, name: string | null): { name: string; unit: Unit } {
  const known: Record<string, Unit> = units[quantity];
  const chosen = name !== null && Object.hasOwn(known, name) ? name : (Object.keys(known)[0] ?? '');
  return { name: chosen, unit: known[chosen] as Unit };
}

/** A quantity in a unit, such as '111 dtex' or '30–40 g'. */
export function inUnit({ from, to }: Range, unit: Unit): string {
  const [low, high] = [unit.of(from), unit.of(to)].toSorted((a, b) => a - b) as [number, number];
  const [first, last] = [rounded(low), rounded(high)];
  return `${first === last ? first : `${first}–${last}`} ${unit.symbol}`;
}

function rounded(value: number): string {
  const maximumFractionDigits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits });
}
