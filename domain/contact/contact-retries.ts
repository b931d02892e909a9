const minute = 60;

/** Seconds between one failed try and the next; from then on `steady`. */
const first = [5, 10, 15, 30, minute, 2 * minute, 4 * minute, 8 * minute];
const steady = 15 * minute;

/** A server that was away for a whole day finds the message still waiting. */
const patience = 25 * 60 * minute;

/**
 * Seconds until the next try after this many failed ones, or undefined when it was the last:
 * three retries within the first half minute, then less and less often, for a day and an hour.
 */
export function retryAfter(failures: number): number | undefined {
  const wait = first[failures - 1] ?? steady;
  let waited = 0;
  for (let n = 1; n < failures; n++) waited += first[n - 1] ?? steady;
  return waited >= patience ? undefined : wait;
}
