import type { SelectedRow } from '#domain/bulk/chosen-rows.server.ts';
import { t } from '#domain/staff-words/t.ts';
import type { Selection } from './use-selection.ts';

const place =
  'inline-flex size-8 cursor-pointer items-center justify-center align-middle pointer-coarse:size-11';

/** The checkbox that selects a row. */
export function SelectBox<Row>({
  selection,
  row,
}: {
  selection: {
    nameOf: (row: Row) => string;
    has: (row: Row) => boolean;
    toggle: (row: Row) => void;
  };
  row: Row;
}) {
  return (
    <span data-select-box="">
      <label className={place}>
        <input
          type="checkbox"
          aria-label={t('Select {name}', { name: selection.nameOf(row) })}
          checked={selection.has(row)}
          onChange={() => selection.toggle(row)}
          className="size-4.5"
        />
      </label>
    </span>
  );
}

/** The checkbox in the table head that selects every row of the page, or none. */
export function SelectPageBox<Row extends SelectedRow>({
  selection,
}: {
  selection: Selection<Row>;
}) {
  return (
    <span data-select-box="">
      <label className={place}>
        <input
          ref={(box) => {
            if (box) box.indeterminate = selection.onPage === 'some';
          }}
          type="checkbox"
          aria-label={t('Select all on this page')}
          checked={selection.onPage === 'all'}
          onChange={selection.togglePage}
          className="size-4.5"
        />
      </label>
    </span>
  );
}
