import { largestInteger } from '../largest-integer.ts';

/** Parses the last part of an address as an id, such as '12'; undefined for anything else. */
export function idInAddress(part: string): number | undefined {
  const id = /^\d{1,10}$/.test(part) ? Number(part) : 0;
  return id >= 1 && id <= largestInteger ? id : undefined;
}
