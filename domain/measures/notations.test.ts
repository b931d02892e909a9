import { expect, test } from 'vitest';
import { compositions, fineness, lengths, washing, weights } from '#tests/measures/notations.ts';
import { readComposition } from './composition.ts';
import { readFineness } from './fineness.ts';
import { readLength, readWeight } from './length-and-weight.ts';
import { isStated, type Range } from './quantity.ts';
import { inUnit, unitNamed } from './units.ts';
import { readWashing } from './washing.ts';

const quantities = [
  ...fineness.map(([text, value]) => ['fineness', text, value, readFineness] as const),
  ...lengths.map(([text, value]) => ['length', text, value, readLength] as const),
  ...weights.map(([text, value]) => ['weight', text, value, readWeight] as const),
];

test.each(quantities)('%s %s', (_kind, text, value, read) => {
  const found = read(text);
  if (value === undefined) expect(found).toBeUndefined();
  else {
    expect(found && Math.abs(found.from / (value as number) - 1)).toBeLessThan(0.005);
    expect(found?.to).toBe(found?.from);
  }
});

test.each(washing)('washing %s', (text, value) => {
  expect(readWashing(text)).toBe(value);
});

test.each(compositions)('composition %s', (text, value) => {
  const parts = readComposition(text)?.map(({ share, fibre }) => `${fibre ?? '?'} ${share}`);
  expect(parts?.join(', ')).toBe(value);
});

test('the table has at least 150 notations, each once and with its source', () => {
  const all = [...fineness, ...lengths, ...weights, ...washing, ...compositions];
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(all.every(([, , source]) => source.length > 3)).toBe(true);
});

const spellings: [string, (text: string) => Range | undefined, number, number?][] = [
  ['１２０Ｄ', readFineness, 120],
  ['１，２００ デニール', readFineness, 1200],
  ['100–120 D', readFineness, 100, 120],
  ['110 to 130 dtex', readFineness, 99, 117],
  ['dtex 135x2', readFineness, 243],
  ['135/2 dtex', readFineness, 243],
  ['2/28 Nm', readFineness, 642.857],
  ['Nm 2/28', readFineness, 642.857],
  ['28/2 Nm', readFineness, 642.857],
  ['150D/48F/2', readFineness, 300],
  ['75 den / 36f', readFineness, 75],
  ['12µ × 1/100"', readFineness, 40],
  ['120', readFineness, 120],
  ['約5,000メートル', readLength, 5000],
  ['5 km', readLength, 5000],
  ['5000 米/筒', readLength, 5000],
  ['5’000 m', readLength, 5000],
  ['5 000 m per cone', readLength, 5000],
  ['1.250,5 m', readLength, 1250.5],
  ['4,900-5,100 m', readLength, 4900, 5100],
  ['5,468码', readLength, 4999.94],
  ['12,5 g', readWeight, 12.5],
  ['N.W.: 67 g', readWeight, 67],
  ['1 lb 4 oz', readWeight, 566.99],
  ['0.250 kg', readWeight, 250],
  ['６７グラム', readWeight, 67],
  ['2½ oz', readWeight, 70.874],
];

test.each(spellings)('%s is read', (text, read, from, to = from) => {
  const found = read(text);
  expect(found?.from).toBeCloseTo(from, 1);
  expect(found?.to).toBeCloseTo(to, 1);
});

test.each([
  ['5.000 m', readLength],
  ['5000', readLength],
  ['67', readWeight],
  ['120 D or 150 D', readFineness],
  ['120 D, 150 dtex', readFineness],
  ['78T', readFineness],
  ['', readFineness],
  ['ask us', readWeight],
  ['0 D', readFineness],
] as const)('%s has more than one meaning, or none', (text, read) => {
  expect(read(text)).toBeUndefined();
});

test('not applicable is nothing stated', () => {
  for (const text of ['N/A', '-', '', null, '不適用', 'n.a.']) expect(isStated(text)).toBe(false);
  expect(isStated('ask us')).toBe(true);
});

test('a quantity is shown in the unit that a visitor chose', () => {
  const shown = (name: string) => inUnit({ from: 100, to: 100 }, unitNamed('fineness', name).unit);
  expect(['denier', 'dtex', 'tex', 'nm', 'ne', 'constructor'].map(shown)).toEqual([
    ...['100 D', '111 dtex', '11.1 tex', '90 Nm', '53.1 Ne', '100 D'],
  ]);
  expect(inUnit({ from: 100, to: 200 }, unitNamed('fineness', 'nm').unit)).toBe('45–90 Nm');
});
