/** The list in the browser. */

const key = 'samples';

/** A thing such as `code:ST120`, with what the visitor typed beside it. */
export interface StoredLine {
  thing: string;
  quantity: string;
  note: string;
}

/** The lines; undefined if there has never been a list here. */
export function storedSamples(): StoredLine[] | undefined {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(list) ? list.filter((line) => typeof line?.thing === 'string') : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the lines. False if the browser does not allow it. */
export function storeSamples(lines: readonly StoredLine[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(lines));
    return true;
  } catch {
    return false;
  }
}

// The list in the fragment of links to other languages, whose hosts have a storage of their own.
const marker = '#list=';

export const listInHash = (lines: readonly StoredLine[]): string =>
  marker + encodeURIComponent(JSON.stringify(lines));

/** Stores the list of a fragment. False if there is none. */
export function storeFromHash(hash: string): boolean {
  if (!hash.startsWith(marker)) return false;
  try {
    localStorage.setItem(key, decodeURIComponent(hash.slice(marker.length)));
  } catch {
    // A damaged link, or a browser without storage.
  }
  return true;
}
