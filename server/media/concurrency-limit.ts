/** Lets at most `places` jobs run at once; the others wait in order. */
export function limitConcurrency(
  places: number,
): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (job) => {
    if (free > 0) free--;
    else await new Promise<void>((admit) => waiting.push(admit));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
