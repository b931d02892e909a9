/** Waits for the promise, or rejects with the sentence after this many milliseconds. */
export async function withTimeout<T>(
  milliseconds: number,
  promise: Promise<T>,
  sentence: string,
): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(sentence)), milliseconds);
  try {
    return await Promise.race([promise, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
