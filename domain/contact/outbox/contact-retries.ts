const minute = 60;

/** The first pauses between tries in seconds; all later ones are `steadyWait`. */
const firstWaits = [5, 10, 15, 30, minute, 2 * minute, 4 * minute, 8 * minute];
const steadyWait = 15 * minute;

/** More than a day in seconds, so that a mail server may be down for a whole day. */
const retryPeriod = 25 * 60 * minute;

/**
 * Seconds until the next try after this many failed tries; undefined if it was the last. There are three
 * retries within the first half minute, then fewer and fewer, for 25 hours.
 */
export function secondsUntilRetry(failures: number): number | undefined {
  const wait = firstWaits[failures - 1] ?? steadyWait;
  let waited = 0;
  for (let n = 1; n < failures; n++) waited += firstWaits[n - 1] ?? steadyWait;
  return waited >= retryPeriod ? undefined : wait;
}
