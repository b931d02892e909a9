/** `sizes` of a card's picture in a list of one to three columns. */
export const inColumns =
  '(min-width: 90rem) 27rem, (min-width: 64rem) 30vw, (min-width: 40rem) 50vw, calc(100vw - 2.5rem)';

/** `sizes` of a picture beside its words, on small screens above them. */
export const halfWidth = '(min-width: 64rem) min(44vw, 39rem), calc(100vw - 2.5rem)';
