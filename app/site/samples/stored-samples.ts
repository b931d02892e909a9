import { readStored, store } from '../../ui/browser-storage.ts';

const key = 'samples';

/** A line of the list that the browser stores. `thing` names the sample, for example `code:ST120`. */
export interface StoredLine {
  thing: string;
  quantity: string;
  note: string;
}

/** The stored lines; undefined if this browser has never stored a list. */
export function storedSamples(): StoredLine[] | undefined {
  const list = readStored(key);
  return Array.isArray(list) ? list.filter((line) => typeof line?.thing === 'string') : undefined;
}

/** Stores the lines. Returns false if the browser forbids storage. */
export const storeSamples = (lines: readonly StoredLine[]): boolean => store(key, lines);

// Each language has its own host with its own storage, so links to another language carry the list in their fragment.
const marker = '#list=';

export const listInHash = (lines: readonly StoredLine[]): string =>
  marker + encodeURIComponent(JSON.stringify(lines));

/** Stores the list of a fragment. Returns false if the fragment has no list. */
export function storeFromHash(hash: string): boolean {
  if (!hash.startsWith(marker)) return false;
  try {
    localStorage.setItem(key, decodeURIComponent(hash.slice(marker.length)));
  } catch {
    // The link is damaged, or the browser forbids storage.
  }
  return true;
}
