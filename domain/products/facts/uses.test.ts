import { expect, test } from 'vitest';
import { knownUses } from './uses.ts';

test('uses are shown in one order and once; what other clients wrote beside them is not shown', () => {
  expect(knownUses(['lace', 'weaving', 'lace', 'Weaving', '', null, 'toString'])).toEqual([
    ...['weaving', 'lace'],
  ]);
});
