import { hash } from 'node:crypto';

/** The answer to one more try. */
export interface BackoffAnswer {
  /** Seconds until the next try is allowed; 0 if this one is. */
  wait: number;
  /** Whether this is the first refused try. */
  begins: boolean;
}

interface Tries {
  allowed: number;
  /** When the next try is allowed. */
  next: number;
  hasWaited: boolean;
  last: number;
}

/**
 * The most keys of one limit: far more than the visitors of a busy quarter of an hour. If all limits are full, they
 * take about 15 MB.
 */
export const mostKeys = 20_000;

/** Hashes a key, so that all stored keys have the same length. */
export const shortKey = (key: string) => hash('sha256', key, 'base64url').slice(0, 16);
/** Milliseconds without a try after which a key is reset. */
const forgottenAfter = 60 * 60 * 1000;

/** Exponential back-off: after some free tries, each further try must wait longer. */
export type Backoff = ReturnType<typeof backoff>;

/**
 * Allows `free` tries of a key, then requires a pause of `first` seconds, which doubles with every further try up to
 * `longest` seconds. A try within the pause does not count.
 */
export function backoff(free: number, longest: number, first = 1) {
  const keys = new Map<string, Tries>();
  return {
    /** Counts a try, unless it must wait. */
    take(key: string): BackoffAnswer {
      const now = performance.now();
      // Keys are in the order of their last try, so a key under attack is removed last.
      for (const [name, { last }] of keys) {
        if (last > now - forgottenAfter && keys.size <= mostKeys) break;
        keys.delete(name);
      }
      const name = shortKey(key);
      const tries = keys.get(name) ?? { allowed: 0, next: 0, hasWaited: false, last: now };
      if (tries.next > now) {
        const begins = !tries.hasWaited;
        tries.hasWaited = true;
        return { wait: Math.ceil((tries.next - now) / 1000), begins };
      }
      tries.allowed++;
      tries.last = now;
      const paused = tries.allowed - free;
      if (paused >= 0)
        tries.next = now + 1000 * Math.min(first * 2 ** Math.min(paused, 20), longest);
      keys.delete(name);
      keys.set(name, tries);
      return { wait: 0, begins: false };
    },
    /** Reverts one allowed `take`. */
    giveBack(key: string): void {
      const tries = keys.get(shortKey(key));
      if (!tries || tries.allowed === 0) return;
      tries.allowed--;
      if (tries.allowed < free) tries.next = 0;
    },
    /** Forgets a key's tries. */
    release(key: string): void {
      keys.delete(shortKey(key));
    },
  };
}
