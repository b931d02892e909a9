import { backoff, mostKeys, shortKey } from './backoff.ts';

/**
 * Allows `most` takes of a key within a window of `seconds` from the first take. Keys are stored as hashes; if there are
 * too many, the oldest is removed.
 */
export function limit(most: number, seconds: number) {
  const windows = new Map<string, { taken: number; ends: number }>();
  return {
    /** Counts one more; returns false if the limit is exceeded. */
    take(key: string): boolean {
      const now = performance.now();
      // All windows have the same length, so the oldest ends first.
      for (const [name, { ends }] of windows) {
        if (ends > now && windows.size <= mostKeys) break;
        windows.delete(name);
      }
      const name = shortKey(key);
      const window = windows.get(name) ?? { taken: 0, ends: now + seconds * 1000 };
      if (window.taken === 0) windows.set(name, window);
      return ++window.taken <= most;
    },
    /** Reverts one `take`. */
    giveBack(key: string): void {
      const window = windows.get(shortKey(key));
      if (window && window.taken > 0) window.taken--;
    },
  };
}

const minute = 60;

/** The rate limits of the site, by the visitor's address unless stated otherwise; far above what people need. */
export type Limits = ReturnType<typeof createLimits>;

/** Creates the limits. Each process counts separately, so several processes allow a multiple. */
export const createLimits = () => ({
  /** Forms and other bodies outside the back-office; a request counts before its body is read. */
  sent: limit(300, 60),
  /** Rendered public pages that are not cached; far above what people and crawlers request. */
  render: limit(1200, 60),
  contact: limit(40, 60),
  newsletter: limit(40, 60),
  like: limit(120, 60),
  /** Counts of what buyers look for. */
  interest: limit(120, 60),
  /**
   * Failed sign-ins from unknown devices, by the visitor's address and by the e-mail address; the caller gives a
   * successful try back. The limit by address is higher, because a whole company may share one.
   */
  signIn: backoff(30, minute),
  signInAs: backoff(10, 5 * minute),
  /** Failed sign-ins from a device or address that has signed in to the account before. */
  signInKnown: backoff(10, 5 * minute),
  /** Wrong passwords of a signed-in administrator who must confirm their password, by administrator id. */
  ownPassword: backoff(10, 5 * minute),
  /** Wrong codes after a correct password from unknown devices, by account. */
  secondFactor: backoff(10, 15 * minute, 15 * minute),
  /** Wrong codes from a known device or address, and while turning the second factor on. */
  secondFactorKnown: backoff(10, 5 * minute),
  /** Mails that warn an administrator that their password is known to others, by account. */
  passwordKnown: limit(1, 60 * minute),
  /** Requests for a password link, by the visitor's address; mails with such a link, by e-mail address. */
  forgotPassword: backoff(10, 5 * minute),
  passwordMail: backoff(3, 20 * minute),
});
