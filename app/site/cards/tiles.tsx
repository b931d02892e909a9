import type { ReactNode } from 'react';

interface TilesProps<Row> {
  rows: Row[];
  /** Whether telephones show two cards in a row. */
  inPairs?: boolean;
  /** The card of a row, and `sizes` of its picture. */
  children: (row: Row, sizes: string) => ReactNode;
}

/** A list of cards, which list-script.ts updates by their ids. */
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
 * Classes of a list of so many cards, and `sizes` of their pictures. Wide screens show four in a row,
 * or three if only three fill the last row.
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
