import { shortKey } from './limit-key.ts';

/** The most keys of one limit: far more than the visitors of a busy quarter of an hour. */
const mostKeys = 20_000;

/**
 * Allows `most` takes of a key within a window of `seconds` from the first take, in this process. Keys are stored as
 * hashes; if there are too many, the oldest is removed.
 */
export function limit(most: number, seconds: number) {
  const windows = new Map<string, { taken: number; ends: number }>();
  return {
    /** Counts one more; returns false if the limit is exceeded. */
    take(key: string): boolean {
      const now = performance.now();
      // All windows have the same length, so the first entries of the map end first.
      for (const [name, { ends }] of windows) {
        if (ends > now && windows.size <= mostKeys) break;
        windows.delete(name);
      }
      const name = shortKey(key);
      const window = windows.get(name) ?? { taken: 0, ends: now + seconds * 1000 };
      if (window.taken === 0) windows.set(name, window);
      return ++window.taken <= most;
    },
  };
}
