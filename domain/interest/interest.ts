import type { buyer_interest } from '#database/schema/interest.ts';

export type InterestKind = (typeof buyer_interest.$inferSelect)['kind'];

/** One thing that a buyer looked for. */
export interface Interest {
  kind: InterestKind;
  /** The searched words, the item code, or the path of the page or file. */
  subject: string;
}

const kinds: readonly string[] = [
  'search',
  'nothing',
  'code',
  'compare',
  'pdf',
] satisfies InterestKind[];

/** The longest search that is counted, in characters. */
const longestSearch = 80;

/** E-mail addresses and telephone numbers; an item code has fewer digits in a row. */
const personal = /@|\+?(?:\d[\s().-]?){8,}/;

const path = /^\/[\w./%-]{1,200}$/;

/**
 * Reads what a page reports. Undefined if it is malformed, or a search that may hold personal data: such a search
 * is not counted.
 */
export function readInterest(kind: string, subject: string): Interest | undefined {
  if (!kinds.includes(kind)) return undefined;
  const known = kind as InterestKind;
  if (known === 'pdf') return path.test(subject) ? { kind: known, subject } : undefined;
  const text = subject.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (text === '' || text.length > longestSearch || text.includes('\0')) return undefined;
  if (known === 'code' || known === 'compare') return { kind: known, subject: text };
  return personal.test(text) ? undefined : { kind: known, subject: text.toLowerCase() };
}
