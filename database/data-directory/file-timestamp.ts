/** The time in UTC, as part of a file name that sorts by time: '2026-11-24T03-00-00Z'. */
export function fileTimestamp(at = new Date()): string {
  return at.toISOString().slice(0, 19).replaceAll(':', '-').concat('Z');
}
