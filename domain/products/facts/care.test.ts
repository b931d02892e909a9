import { expect, test } from 'vitest';
import { careOf, readWash } from './care.ts';

test.each([
  ['40 °C, mild process', { celsius: 40, process: 'mild' }],
  ['30 ℃, very mild process', { celsius: 30, process: 'very mild' }],
  ['95 °C', { celsius: 95, process: 'normal' }],
  ['60C', { celsius: 60, process: 'normal' }],
  ['Machine wash at 40 degrees', { celsius: 40, process: 'normal' }],
  ['Do not wash', 'never'],
  ['Hand wash only', 'by hand'],
])('the washing text %s is read', (text, wash) => {
  expect(readWash(text)).toEqual(wash);
});

test.each([
  null,
  '',
  '45 °C',
  '40 °C, delicate',
  '40 °C or 60 °C',
  'Wash cold',
  'Do not wash at 60 °C',
  '140 °C',
])('a washing text that is not understood as a whole says nothing: %s', (text) => {
  expect(readWash(text)).toBeNull();
});

test('bleaching and ironing are read alike', () => {
  const care = (bleaching: string, ironing: string) => {
    const read = careOf({ bleaching, ironing, washing_temperature: null });
    return [read.bleaching, read.ironing];
  };
  expect(care('Do not bleach', 'Up to 110 °C, on the reverse')).toEqual(['never', 110]);
  expect(care('Chlorine bleach permitted', 'Up to 150 °C')).toEqual(['any', 150]);
  expect(care('Oxygen bleach only', 'Do not iron')).toEqual(['without chlorine', 'never']);
  expect(care('Ask us', 'Up to 150 °C, at 110 °C for the core')).toEqual([null, null]);
});
