import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send only a few different headers, so the parsed ones are kept. */
const cache = new LRUCache<string, Encoding>({ max: 200 });

/** The preferred encoding of an Accept-Encoding header; if several are equal, the smallest. */
export function bestEncoding(header = ''): Encoding {
  const known = cache.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const best = negotiator.encoding(encodings, { preferred: encodings }) ?? 'identity';
  cache.set(header, best);
  return best;
}
