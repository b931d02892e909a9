import { expect, test } from 'vitest';
import { pageSizes } from '#domain/lists/list-page.ts';
import { tilesFor } from './tiles.tsx';

test('every page size fills its last row on wide screens', () => {
  for (const size of pageSizes) {
    const inARow = tilesFor(size).className.includes('in-threes') ? 3 : 4;
    expect([size, size % inARow]).toEqual([size, 0]);
  }
});
