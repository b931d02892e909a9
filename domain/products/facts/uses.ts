/** What threads are made for, with the names in English, in the order shown. Products store the keys. */
export const threadUses = {
  'machine-embroidery': 'Machine embroidery',
  'hand-embroidery': 'Hand embroidery',
  goldwork: 'Goldwork',
  couching: 'Couching',
  weaving: 'Weaving',
  knitting: 'Knitting',
  crochet: 'Crochet',
  lace: 'Lace',
  trimmings: 'Braids, tassels and trimmings',
  sewing: 'Sewing and topstitching',
};

export type ThreadUse = keyof typeof threadUses;

/** The names of uses in a language. */
export type UseNames = Readonly<Record<ThreadUse, string>>;

export const allUses = /* @__PURE__ */ Object.keys(threadUses) as ThreadUse[];

/** The known ones of the stored uses, in the order shown: other clients may write any text. */
export const knownUses = (stored: readonly unknown[]): ThreadUse[] =>
  allUses.filter((use) => stored.includes(use));
