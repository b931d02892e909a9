import { t, translate } from '#domain/staff-words/t.ts';
import { readFineness } from './fineness.ts';
import { readLength, readWeight } from './length-and-weight.ts';
import { isStated, type Range } from './quantity.ts';
import { inUnit, units } from './units.ts';
import { readWashing } from './washing.ts';

const quantity = (read: (text: string) => Range | undefined, unit: (range: Range) => string) => {
  return (text: string) => {
    const range = read(text);
    return range && unit(range);
  };
};

const weight = quantity(readWeight, (range) => inUnit(range, units.weight.g));

/** How staff see what was read from each field. */
const readers: Record<string, (text: string) => string | undefined> = {
  denier: quantity(
    readFineness,
    (range) => `${inUnit(range, units.fineness.denier)} (${inUnit(range, units.fineness.dtex)})`,
  ),
  length: quantity(readLength, (range) => inUnit(range, units.length.m)),
  net_weight: weight,
  gross_weight: weight,
  washing_temperature: (text) => {
    const wash = readWashing(text);
    return typeof wash === 'number' ? `${wash} °C` : wash;
  },
};

/** What the finder reads from a field of an item code, as a sentence; undefined if it reads no number from it. */
export function readAs(field: string, text: string): string | undefined {
  const reader = Object.hasOwn(readers, field) ? readers[field] : undefined;
  if (!reader || !isStated(text)) return undefined;
  const read = reader(text);
  return read === undefined
    ? t('Not read: the finder shows it as typed, and cannot filter by it.')
    : t('Read as {value}', { value: translate(read) });
}

/** The fields from which a number is read. */
export const isMeasured = (field: string): boolean => Object.hasOwn(readers, field);
