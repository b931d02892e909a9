/** `sizes` of a card's picture in a list of one to three columns. */
export const inColumns = '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, calc(100vw - 3rem)';
