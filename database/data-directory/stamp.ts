/** A moment as part of a file name that sorts by time. */
export function stamp(at = new Date()): string {
  return at.toISOString().slice(0, 19).replaceAll(':', '-').concat('Z');
}
