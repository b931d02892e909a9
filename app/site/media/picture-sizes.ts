/** `sizes` of a picture beside its words, on small screens above them. */
export const halfWidth = '(min-width: 64rem) min(46vw, 47.5rem), calc(100vw - 2.5rem)';
