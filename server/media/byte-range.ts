import { parse, type Range } from 'range-parser';

/**
 * The one range that a Range header asks of `size` bytes, both ends included: undefined when all is to be
 * sent (no header, one that is not understood, several ranges), 'unsatisfiable' for a 416.
 */
export function parseByteRange(
  header: string | null,
  size: number,
): Range | 'unsatisfiable' | undefined {
  const { code, type, ranges } = parse(size, header ?? '');
  const isMalformed = (code & 1) !== 0;
  if (type !== 'bytes' || isMalformed || ranges.length > 1) return undefined;
  return ranges[0] ?? 'unsatisfiable';
}
