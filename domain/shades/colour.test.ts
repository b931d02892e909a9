import { expect, test } from 'vitest';
import { readColour } from './colour.ts';
import { distanceOf, hexOf, type Lab, labOf } from './colour-difference.server.ts';
import { familyOf } from './families.ts';

/** The test data of Sharma, Wu and Dalal, Color Research and Application 30 (2005): two colours and their distance. */
const pairs = `
50 2.6772 -79.7751 50 0 -82.7485 2.0425
50 3.1571 -77.2803 50 0 -82.7485 2.8615
50 2.8361 -74.02 50 0 -82.7485 3.4412
50 -1.3802 -84.2814 50 0 -82.7485 1
50 -1.1848 -84.8006 50 0 -82.7485 1
50 -0.9009 -85.5211 50 0 -82.7485 1
50 0 0 50 -1 2 2.3669
50 -1 2 50 0 0 2.3669
50 2.49 -0.001 50 -2.49 0.0009 7.1792
50 2.49 -0.001 50 -2.49 0.001 7.1792
50 2.49 -0.001 50 -2.49 0.0011 7.2195
50 2.49 -0.001 50 -2.49 0.0012 7.2195
50 -0.001 2.49 50 0.0009 -2.49 4.8045
50 -0.001 2.49 50 0.001 -2.49 4.8045
50 -0.001 2.49 50 0.0011 -2.49 4.7461
50 2.5 0 50 0 -2.5 4.3065
50 2.5 0 73 25 -18 27.1492
50 2.5 0 61 -5 29 22.8977
50 2.5 0 56 -27 -3 31.903
50 2.5 0 58 24 15 19.4535
50 2.5 0 50 3.1736 0.5854 1
50 2.5 0 50 3.2972 0 1
50 2.5 0 50 1.8634 0.5757 1
50 2.5 0 50 3.2592 0.335 1
60.2574 -34.0099 36.2677 60.4626 -34.1751 39.4387 1.2644
63.0109 -31.0961 -5.8663 62.8187 -29.7946 -4.0864 1.263
61.2901 3.7196 -5.3901 61.4292 2.248 -4.962 1.8731
35.0831 -44.1164 3.7933 35.0232 -40.0716 1.5901 1.8645
22.7233 20.0904 -46.694 23.0331 14.973 -42.5619 2.0373
36.4612 47.858 18.3852 36.2715 50.5065 21.2231 1.4146
90.8027 -2.0831 1.441 91.1528 -1.6435 0.0447 1.4441
90.9257 -0.5406 -0.9208 88.6381 -0.8985 -0.7239 1.5381
6.7747 -0.2908 -2.4247 5.8714 -0.0985 -2.2286 0.6377
2.0776 0.0795 -1.135 0.9033 -0.0636 -0.5514 0.9082
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

const lab = ([l = 0, a = 0, b = 0]: number[]): Lab => ({ mode: 'lab65', l, a, b });

test('distances are those of the 34 published pairs, to four places', () => {
  expect(pairs).toHaveLength(34);
  for (const pair of pairs) {
    const [one, other] = [lab(pair.slice(0, 3)), lab(pair.slice(3, 6))];
    expect(distanceOf(one, other)).toBeCloseTo(pair[6] ?? 0, 4);
    expect(distanceOf(other, one)).toBeCloseTo(pair[6] ?? 0, 4);
  }
});

test.each([
  ['#C8A050', { mode: 'rgb', hex: '#C8A050' }],
  [' #c8a050 ', { mode: 'rgb', hex: '#C8A050' }],
  ['L 70 a 5 b 40', { mode: 'lab65', l: 70, a: 5, b: 40 }],
  ['L*70.25 a*-5.5 b*40', { mode: 'lab65', l: 70.25, a: -5.5, b: 40 }],
  ['l 70, a −5, b 40', { mode: 'lab65', l: 70, a: -5, b: 40 }],
  ['Ｌ７０ ａ５ ｂ４０', { mode: 'lab65', l: 70, a: 5, b: 40 }],
  ['gold', undefined],
  ['#C8A', undefined],
  ['L 170 a 5 b 40', undefined],
  ['', undefined],
  [null, undefined],
])('%s is read as a colour or not', (text, colour) => {
  expect(readColour(text)).toEqual(colour);
});

test('a measured colour is kept exactly, and shown as the nearest that a screen has', () => {
  expect(labOf('L 70 a 5 b 40')).toMatchObject({ l: 70, a: 5, b: 40 });
  expect(hexOf('L 70 a 5 b 40')).toBe('#cba662');
  expect(hexOf('#C8A050')).toBe('#c8a050');
  expect(hexOf('L 50 a 120 b 120')).toMatch(/^#[\da-f]{6}$/);
});

test.each([
  ['#C8A050', 'gold'],
  ['#DCC68A', 'gold'],
  ['#7A5C14', 'gold'],
  ['#C0C0C0', 'silver'],
  ['#6F7072', 'silver'],
  ['#B87333', 'copper'],
  ['#A8182E', 'red'],
  ['#C98A86', 'pink'],
  ['#5F3C94', 'purple'],
  ['#2053A6', 'blue'],
  ['#1F7D4C', 'green'],
  ['#222224', 'black'],
  ['#F7F6F2', 'white'],
])('%s is of the family %s', (hex, family) => {
  expect(familyOf(labOf(hex) as Lab)).toBe(family);
});
