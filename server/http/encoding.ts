import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Visitors' browsers send few different headers. */
const remembered = new LRUCache<string, Encoding>({ max: 200 });

/** The best encoding that an Accept-Encoding header allows: of equally good ones the smallest. */
export function bestEncoding(header = ''): Encoding {
  const known = remembered.get(header);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const best = negotiator.encoding(encodings, { preferred: encodings }) ?? 'identity';
  remembered.set(header, best);
  return best;
}
