import { type Backoff, backoff, shortKey } from './backoff.ts';

/** Counts per visitor's address: generous to people, tiresome for machines. */
export interface Limits {
  /** Whatever is sent from outside the back-office: taken before any of it is read. */
  sent: Limit;
  /** Pages that no cache holds: many times what people and crawlers ask. */
  render: Limit;
  contact: Limit;
  newsletter: Limit;
  like: Limit;
  /**
   * Slow down wrong tries of a stranger to sign in, by the visitor's address and by the e-mail address
   * that is tried: the caller gives a right one back. A whole office may share an address.
   */
  signIn: Backoff;
  signInAs: Backoff;
  /** The same for who signed in to that account before on this device or from this address. */
  signInKnown: Backoff;
  /** The same for a signed-in administrator who has to give their password again, by their id. */
  ownPassword: Backoff;
  /** The same for wrong codes after a right password: of strangers by account, whatever their addresses. */
  secondFactor: Backoff;
  /** The same for a device or address that is known to the account, and for the code that turns a factor on. */
  secondFactorKnown: Backoff;
  /** How often an owner is told that a stranger knows their password, by account. */
  passwordKnown: Limit;
  /** Links for a new password, by the visitor's address, and mails with one, by e-mail address. */
  forgotPassword: Backoff;
  passwordMail: Backoff;
}

export interface Limit {
  /** Counts one more; false when it was one too many. */
  take(key: string): boolean;
  /** Takes one `take` back. */
  giveBack(key: string): void;
}

/** Many times the visitors of a busy quarter of an hour; some 15 MB where all limits hold so many. */
const mostKeys = 20_000;

/**
 * Allows `most` takes of a key in so many seconds from the first. Keys are kept as hashes, all of one
 * length; where there are too many, the oldest is forgotten.
 */
export function limit(most: number, seconds: number): Limit {
  const windows = new Map<string, { taken: number; ends: number }>();
  return {
    take(key) {
      const now = performance.now();
      // All windows are of one length, so the first to begin is the first to end.
      for (const [name, { ends }] of windows) {
        if (ends > now && windows.size <= mostKeys) break;
        windows.delete(name);
      }
      const name = shortKey(key);
      const window = windows.get(name) ?? { taken: 0, ends: now + seconds * 1000 };
      if (window.taken === 0) windows.set(name, window);
      return ++window.taken <= most;
    },
    giveBack(key) {
      const window = windows.get(shortKey(key));
      if (window && window.taken > 0) window.taken--;
    },
  };
}

const minute = 60;

/** Each process counts for itself: with several instances the limits grow with their number. */
export function createLimits(): Limits {
  return {
    sent: limit(300, 60),
    render: limit(1200, 60),
    contact: limit(40, 60),
    newsletter: limit(40, 60),
    like: limit(120, 60),
    signIn: backoff(30, minute),
    signInAs: backoff(10, 5 * minute),
    signInKnown: backoff(10, 5 * minute),
    ownPassword: backoff(10, 5 * minute),
    secondFactor: backoff(10, 15 * minute, 15 * minute),
    secondFactorKnown: backoff(10, 5 * minute),
    passwordKnown: limit(1, 60 * minute),
    forgotPassword: backoff(10, 5 * minute),
    passwordMail: backoff(3, 20 * minute),
  };
}
