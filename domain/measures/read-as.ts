import { t, translate } from '#domain/staff-words/t.ts';
import { careOf } from '../products/care.ts';
import { type Fibre, readComposition } from './composition.ts';
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

const noCare = { bleaching: null, ironing: null, washing_temperature: null };

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
  composition: (text) =>
    readComposition(text)
      ?.map(
        ({ share, fibre }) =>
          `${share}% ${translate(fibre ? materials[fibre] : 'another material')}`,
      )
      .join(' + '),
  bleaching: (text) => {
    const { bleaching } = careOf({ ...noCare, bleaching: text });
    return bleaching === null ? undefined : bleaches[bleaching];
  },
  ironing: (text) => {
    const { ironing } = careOf({ ...noCare, ironing: text });
    if (ironing === null) return undefined;
    return ironing === 'never' ? 'do not iron' : `${ironing} °C`;
  },
};

/** What the finder reads from a field of an item code, as a sentence; undefined if it compares the text as it is. */
export function readAs(field: string, text: string): string | undefined {
  const reader = Object.hasOwn(readers, field) ? readers[field] : undefined;
  if (!reader || !isStated(text)) return undefined;
  const read = reader(text);
  return read === undefined
    ? t('Not read: the finder shows it as typed, and cannot filter by it.')
    : t('Read as {value}', { value: translate(read) });
}

/** The fields that the finder reads. */
export const isMeasured = (field: string): boolean => Object.hasOwn(readers, field);
