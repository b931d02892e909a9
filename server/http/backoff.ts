import { hash } from 'node:crypto';

/** What a back-off answers to one more try. */
export interface Waiting {
  /** Seconds until the next try is let through; 0: this one is. */
  wait: number;
  /** The first that has to wait. */
  begins: boolean;
}

/** Slows tries down instead of ending them: after some free ones each has to wait longer. */
export interface Backoff {
  take(key: string): Waiting;
  /** Takes one `take` back that was let through. */
  giveBack(key: string): void;
  /** Forgets a key's tries. */
  release(key: string): void;
}

interface Tries {
  let: number;
  /** When the next one is let through. */
  next: number;
  begun: boolean;
  last: number;
}

const mostKeys = 20_000;

/** Keys as they are kept: all of one length. */
export const shortKey = (key: string) => hash('sha256', key, 'base64url').slice(0, 16);
/** Without a try for so long, a key begins anew. */
const forgottenAfter = 60 * 60 * 1000;

/**
 * Lets `free` tries of a key through; then a pause of `first` seconds, which doubles with every further
 * try up to `longest` seconds. A try within the pause does not count.
 */
export function backoff(free: number, longest: number, first = 1): Backoff {
  const keys = new Map<string, Tries>();
  return {
    take(key) {
      const now = performance.now();
      // In the order of their last try: who is under attack is forgotten last.
      for (const [name, { last }] of keys) {
        if (last > now - forgottenAfter && keys.size <= mostKeys) break;
        keys.delete(name);
      }
      const name = shortKey(key);
      const tries = keys.get(name) ?? { let: 0, next: 0, begun: false, last: now };
      if (tries.next > now) {
        const begins = !tries.begun;
        tries.begun = true;
        return { wait: Math.ceil((tries.next - now) / 1000), begins };
      }
      tries.let++;
      tries.last = now;
      const paused = tries.let - free;
      if (paused >= 0)
        tries.next = now + 1000 * Math.min(first * 2 ** Math.min(paused, 20), longest);
      keys.delete(name);
      keys.set(name, tries);
      return { wait: 0, begins: false };
    },
    giveBack(key) {
      const tries = keys.get(shortKey(key));
      if (!tries || tries.let === 0) return;
      tries.let--;
      if (tries.let < free) tries.next = 0;
    },
    release(key) {
      keys.delete(shortKey(key));
    },
  };
}
