import { expect, test } from 'vitest';
import { hexOf, labOf } from '../colour-difference.server.ts';
import type { KnownShade } from '../known-shades.server.ts';
import { nearestShades } from './nearest-shades.server.ts';

let ids = 0;
function shade(
  number: string,
  colour: string | null,
  matches: Partial<KnownShade['matches'][number]>[] = [],
) {
  ids++;
  const product = { id: 1, slug: 'st', name: 'ST' };
  const light = hexOf(colour);
  const all = matches.map(({ colour = null, distance = null, ...match }) => ({
    ...{ maker: '', number: '', ...match, distance, colour },
    lab: labOf(colour),
  }));
  const known: KnownShade = {
    ...{ id: ids, number, name: null, image_url: null, product, matches: all },
    ...{ lab: labOf(colour), light, dark: light },
  };
  return known;
}

const gold = shade('101', 'L 70 a 5 b 40');
const paleGold = shade('102', 'L 75 a 3 b 35', [
  { maker: 'Other', number: '3004', distance: 1.5 },
  { maker: 'Other', number: '3005', colour: 'L 70 a 5 b 41' },
]);
const silver = shade('103', '#C0C0C0', [{ maker: 'Other', number: '3006' }]);
const unmeasured = shade('104', null);
const all = [silver, gold, paleGold, unmeasured];

const found = (asked: string) => {
  const answer = nearestShades(all, asked);
  return answer?.nearest.map(({ shade, distance }) => [shade.number, distance?.toFixed(1)]);
};

test('the nearest shades of a colour come first, those without a colour not at all', () => {
  expect(found('L 70 a 5 b 40')).toEqual([
    ['101', '0.0'],
    ['102', '4.4'],
    ['103', '21.9'],
  ]);
});

test('a shade is asked for by its address or its number in any spelling, and is not its own neighbour', () => {
  expect(found('st/101')?.[0]).toEqual(['102', '4.4']);
  expect(found('１０１')).toEqual(found('st/101'));
  expect(nearestShades(all, 'st/101')?.what).toBe('ST 101');
});

test('a number of another maker finds the shades that match it, with the measured distance', () => {
  expect(found('3004')).toEqual([['102', '1.5']]);
  expect(found('other 3004')).toEqual(found('3004'));
});

test('if the colour of that number is known, the others are found by it', () => {
  expect(found('Other 3005')?.[0]?.[0]).toBe('101');
  expect(found('Other 3005')).toHaveLength(3);
});

test('a match without a distance is listed without one; anything else is unknown', () => {
  expect(found('3006')).toEqual([['103', undefined]]);
  expect(found('9999')).toBeUndefined();
  expect(found('')).toBeUndefined();
});
