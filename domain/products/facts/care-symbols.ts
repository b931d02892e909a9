import type { Bleach, Care, Iron, Wash } from './care.ts';

/** A care symbol: the field that it is read from, and the names of its parts, drawn over each other. */
export interface CareSymbol {
  field: keyof Care;
  /** Names in app/ui/icons.svg. */
  parts: string[];
}

/** The care symbols of an item code, as far as its texts are understood, in the order of ISO 3758. */
export function careSymbols(care: Care): CareSymbol[] {
  const { washing_temperature: wash, bleaching: bleach, ironing: iron } = care;
  const symbols: [keyof Care, string[]][] = [
    ['washing_temperature', wash ? washParts(wash) : []],
    ['bleaching', bleach ? bleachParts(bleach) : []],
    ['ironing', iron ? ironParts(iron) : []],
  ];
  return symbols
    .filter(([, parts]) => parts.length > 0)
    .map(([field, parts]) => ({ field, parts: parts.map((part) => `care-${part}`) }));
}

function washParts(wash: Wash): string[] {
  if (wash === 'never') return ['wash', 'never'];
  if (wash === 'by hand') return ['wash', 'hand'];
  const bars = { normal: [], mild: ['mild'], 'very mild': ['very-mild'] }[wash.process];
  return ['wash', String(wash.celsius), ...bars];
}

const bleachParts = (bleach: Bleach): string[] =>
  bleach === 'any' ? ['bleach'] : ['bleach', bleach.replace(' ', '-')];

const ironParts = (iron: Iron): string[] => ['iron', iron === 'never' ? 'never' : `iron-${iron}`];
