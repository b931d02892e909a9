import { expect, test } from 'vitest';
import { readAs } from './read-as.ts';

test('staff see what the finder reads from a field', () => {
  expect(readAs('denier', '111 dtex')).toBe('Read as 99.9 D (111 dtex)');
  expect(readAs('composition', '62% viscose, 30% metallised polyester, 8% glitter')).toBe(
    'Read as 62% viscose + 30% metallised film + 8% another material',
  );
  expect(readAs('bleaching', 'Only oxygen bleach')).toBe('Read as bleach without chlorine');
  expect(readAs('ironing', 'Up to 150 °C')).toBe('Read as 150 °C');
  expect(readAs('ironing', 'Do not iron')).toBe('Read as do not iron');
  expect(readAs('washing_temperature', 'by hand')).toMatch(/^Not read/);
});

test('nothing is said of an empty text, or of a field that is compared as it is', () => {
  expect(readAs('composition', ' ')).toBeUndefined();
  expect(readAs('composition', 'N/A')).toBeUndefined();
  expect(readAs('type', 'ST')).toBeUndefined();
});
