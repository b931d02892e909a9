import type { ComponentProps } from 'react';
import { t } from '#domain/admin-words/t.ts';
import type { SelectedRow } from '#domain/bulk/chosen-rows.server.ts';
import type { Selection } from './use-selection.ts';

const Box = (input: ComponentProps<'input'>) => (
  <span data-select-box="">
    <label className="inline-flex size-8 cursor-pointer items-center justify-center align-middle pointer-coarse:size-11">
      <input type="checkbox" className="size-4.5" {...input} />
    </label>
  </span>
);

interface SelectBoxProps<Row> {
  selection: {
    nameOf: (row: Row) => string;
    has: (row: Row) => boolean;
    toggle: (row: Row) => void;
  };
  row: Row;
}

/** The checkbox that selects a row. */
export const SelectBox = <Row,>({ selection, row }: SelectBoxProps<Row>) => (
  <Box
    aria-label={t('Select {name}', { name: selection.nameOf(row) })}
    checked={selection.has(row)}
    onChange={() => selection.toggle(row)}
  />
);

/** The checkbox in the table head that selects every row of the page, or none. */
export const SelectPageBox = <Row extends SelectedRow>(props: { selection: Selection<Row> }) => (
  <Box
    ref={(box) => {
      if (box) box.indeterminate = props.selection.onPage === 'some';
    }}
    aria-label={t('Select all on this page')}
    checked={props.selection.onPage === 'all'}
    onChange={props.selection.togglePage}
  />
);
