import { t, translate } from '#domain/admin-words/t.ts';
import { type Fibre, readComposition } from '../measures/composition.ts';
import { readFineness } from '../measures/fineness.ts';
import { readLength, readWeight } from '../measures/length-and-weight.ts';
import { isStated, type Range } from '../measures/quantity.ts';
import { inUnit, units } from '../measures/units.ts';
import { readWashing } from '../measures/washing.ts';
import { readBleach, readIron } from '../products/facts/care.ts';
import type { CodeReadings } from './catalogue-codes.ts';

const quantity = (read: (text: string) => Range | undefined, unit: (range: Range) => string) => {
  return (text: string) => {
    const range = read(text);
    return range && unit(range);
  };
};

const weight = quantity(readWeight, (range) => inUnit(range, units.weight.g));

const bleaches = {
  never: 'do not bleach',
  'without chlorine': 'bleach without chlorine',
  any: 'any bleach',
};

const materials: Record<Fibre, string> = {
  ...{ metallised: 'metallised film', reflective: 'reflective film', wire: 'metal wire' },
  ...{ polyester: 'polyester', nylon: 'nylon', viscose: 'viscose', cotton: 'cotton' },
  ...{ silk: 'silk', wool: 'wool', acrylic: 'acrylic', linen: 'linen', cupro: 'cupro' },
  ...{ elastane: 'elastane', paper: 'paper' },
};

/** How staff see what was read from each field. */
const readers: Record<keyof CodeReadings, (text: string) => string | undefined> = {
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
  composition: (text) =>
    readComposition(text)
      ?.map(
        ({ share, fibre }) =>
          `${share}% ${translate(fibre ? materials[fibre] : 'another material')}`,
      )
      .join(' + '),
  bleaching: (text) => {
    const bleaching = readBleach(text);
    return bleaching === null ? undefined : bleaches[bleaching];
  },
  ironing: (text) => {
    const ironing = readIron(text);
    if (ironing === null) return undefined;
    return ironing === 'never' ? 'do not iron' : `${ironing} °C`;
  },
};

/** What the finder reads from a field of an item code, as a sentence; undefined if it compares the text as it is. */
export function readAs(field: string, text: string): string | undefined {
  if (!isReadByFinder(field) || !isStated(text)) return undefined;
  const read = readers[field](text);
  return read === undefined
    ? t('Not read: the finder shows it as typed, and cannot filter by it.')
    : t('Read as {value}', { value: translate(read) });
}

/** Whether the finder turns the text of a field into a value, such as a temperature, instead of comparing texts. */
export const isReadByFinder = (field: string): field is keyof CodeReadings =>
  Object.hasOwn(readers, field);
