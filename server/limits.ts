import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts per visitor's address: generous to people, tiresome for machines. */
export interface Limits {
  contact: Limit;
  newsletter: Limit;
  like: Limit;
  /** Counts wrong tries only: the caller gives a right one back. A whole office may share an address. */
  signIn: Limit;
  /** The same, by the e-mail address that is tried. */
  signInAs: Limit;
  /** The same for a signed-in administrator who has to give their password again, by their id. */
  ownPassword: Limit;
}

export interface Limit {
  /** Counts one more; false when it was one too many. */
  take(key: string): Promise<boolean>;
  /** False when `take` would refuse, without counting. */
  allows(key: string): Promise<boolean>;
  /** Takes one `take` back. */
  giveBack(key: string): Promise<void>;
}

function limit(points: number, seconds: number): Limit {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    take: (key) =>
      limiter.consume(key).then(
        () => true,
        () => false,
      ),
    allows: async (key) => ((await limiter.get(key))?.consumedPoints ?? 0) < points,
    giveBack: async (key) => {
      await limiter.reward(key);
    },
  };
}

/** Each process counts for itself: with several instances the limits grow with their number. */
export function createLimits(): Limits {
  return {
    contact: limit(40, 60),
    newsletter: limit(40, 60),
    like: limit(120, 60),
    signIn: limit(30, 15 * 60),
    signInAs: limit(10, 15 * 60),
    ownPassword: limit(10, 15 * 60),
  };
}
