import type { ReactNode } from 'react';

interface TilesProps<Row> {
  rows: Row[];
  /** Whether telephones show two cards in a row. */
  inPairs?: boolean;
  /** Renders the card of a row. `sizes` is the attribute of the card's picture. */
  children: (row: Row, sizes: string) => ReactNode;
}

/** A list of cards. list-script.ts recognises each card by its id. */
export function Tiles<Row extends { id: number }>({ rows, inPairs, children }: TilesProps<Row>) {
  const { className, sizes } = tilesFor(rows.length, inPairs);
  return (
    <ul className={className} data-items="">
      {rows.map((row) => (
        <li key={row.id} data-key={row.id} className="min-w-0">
          {children(row, sizes)}
        </li>
      ))}
    </ul>
  );
}

/**
 * The classes of a list with `count` cards, and the `sizes` of its pictures. Wide screens show rows of
 * four cards, or of three if the count divides by three and not by four, so that the last row is full.
 */
export function tilesFor(count: number, inPairs = false): { className: string; sizes: string } {
  const inThrees = count % 3 === 0 && count % 4 !== 0;
  const wide = inThrees ? 'min(30vw, 31rem)' : 'min(22vw, 22.6rem)';
  const narrow = inPairs ? 'calc(50vw - 1.75rem)' : 'calc(100vw - 2.5rem)';
  return {
    className: ['tiles', inThrees && 'in-threes', inPairs && 'in-pairs'].filter(Boolean).join(' '),
    sizes: `(min-width: 96rem) ${wide}, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, ${narrow}`,
  };
}
