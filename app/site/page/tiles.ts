/** A list of cards: its class, and `sizes` of their pictures. */
export interface Tiles {
  className: string;
  sizes: string;
}

/**
 * So many cards in rows: on wide screens four in a row, or three where three fill the last row and
 * four do not (6 and 18 of a page, 12 in fours). In pairs, telephones show two in a row.
 */
export function tilesFor(count: number, inPairs = false): Tiles {
  const inThrees = count % 3 === 0 && count % 4 !== 0;
  const wide = inThrees ? 'min(30vw, 31rem)' : 'min(22vw, 22.6rem)';
  const narrow = inPairs ? 'calc(50vw - 1.75rem)' : 'calc(100vw - 2.5rem)';
  return {
    className: ['tiles', inThrees && 'in-threes', inPairs && 'in-pairs'].filter(Boolean).join(' '),
    sizes: `(min-width: 96rem) ${wide}, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, ${narrow}`,
  };
}
