/** The promise's outcome, or a rejection with the sentence after so many milliseconds. */
export async function withinTime<T>(
  milliseconds: number,
  promise: Promise<T>,
  sentence: string,
): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(sentence)), milliseconds);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
