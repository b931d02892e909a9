export interface Turns {
  /** Whether as many wait as may: who comes now had better be answered without. */
  isFull(): boolean;
  /** Runs the job when its turn comes. */
  take<Result>(job: () => Promise<Result>): Promise<Result>;
}

/** Lets at most `places` jobs run at once; the others, `mostWaiting` of them, wait in order. */
export function limitConcurrency(places: number, mostWaiting: number): Turns {
  const waiting: (() => void)[] = [];
  let free = places;
  return {
    isFull: () => free === 0 && waiting.length >= mostWaiting,
    async take(job) {
      if (free > 0) free--;
      else await new Promise<void>((admit) => waiting.push(admit));
      try {
        return await job();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free++;
      }
    },
  };
}
