import { parse, type Range } from 'range-parser';

/**
 * Parses a Range header for a file of `size` bytes; both ends of the range are inclusive. Returns undefined if the whole
 * file must be sent (no header, a malformed one, several ranges), and 'unsatisfiable' for a 416.
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
