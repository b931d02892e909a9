import { pictureVariant } from '#domain/files/picture-address.ts';
import { Moment } from '../screen/screen.tsx';
import type { Column } from './admin-table.tsx';

/** The name of a row beside its picture; screen readers read only the name. */
export function PicturedName({ url, children }: { url: string | null; children: React.ReactNode }) {
  const shape = 'size-10 shrink-0 border border-line bg-paper-deep object-cover';
  return (
    <span data-pictured="" className="flex items-center gap-2.5">
      {url ? (
        <img
          src={pictureVariant(url, 160, 'webp', '1x1')}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          className={shape}
        />
      ) : (
        <span className={shape} />
      )}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** The column with the time of the last change; with 'wide' it is hidden if the table is narrow. */
export function changedColumn<Row extends { updated_at: Date }>(wide?: 'wide'): Column<Row> {
  return {
    key: 'updated_at',
    header: 'Changed',
    sortable: true,
    wide: wide !== undefined,
    width: 'w-36',
    cell: ({ updated_at }) => <Moment at={updated_at} className="whitespace-nowrap" />,
  };
}
