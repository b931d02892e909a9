import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test('a size is in bytes, kB, MB or GB, in steps of 1024', () => {
  expect([0, 1023, 1536, 5 * 1024 ** 2, 1.26 * 1024 ** 2, 2 * 1024 ** 3].map(fileSize)).toEqual([
    ...['0 B', '1,023 B', '1.5 kB', '5 MB', '1.3 MB', '2 GB'],
  ]);
});
