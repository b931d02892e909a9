import type { ReactNode, RefObject } from 'react';
import type { TableRow } from '../screen/table-row.ts';
import { DragHandle } from './drag-handle.tsx';
import type { Reorder } from './use-reorder.ts';
import { useRowDrag } from './use-row-drag.ts';

interface ReorderableRowsProps<Row extends TableRow> {
  reorder: Reorder<Row>;
  cellsOf: (row: Row) => ReactNode;
  /** Content before the handle. */
  beforeHandle?: ((row: Row) => ReactNode) | undefined;
  /** The id of the row that was just created. */
  created?: number | undefined;
  /** Whether rows are dragged by the whole row, for a table that serves only for ordering. */
  anywhere?: boolean;
}

/** The body of a table whose rows can be dragged by their handles, within a `ReorderArea`. */
export function ReorderableRows<Row extends TableRow>({
  reorder,
  cellsOf,
  beforeHandle,
  created,
  anywhere = false,
}: ReorderableRowsProps<Row>) {
  const { rows, nameOf, blocked } = reorder;
  const body = useRowDrag(reorder, anywhere);
  const grabLook = blocked ? undefined : 'cursor-grab select-none';
  // touch-none keeps the handle from scrolling: the browser may begin to scroll before the drag can prevent it.
  const handleLook = grabLook && `${grabLook} ${anywhere ? 'touch-manipulation' : 'touch-none'}`;
  return (
    <tbody ref={body as RefObject<HTMLTableSectionElement | null>}>
      {rows.map((row) => (
        <tr
          key={row.id}
          data-created={row.id === created || undefined}
          className={anywhere ? handleLook : undefined}
        >
          {/* The whole cell is the handle for mouse and touch; the keyboard uses the button in it. */}
          <td data-card="handle" className={`whitespace-nowrap ${handleLook ?? ''}`}>
            {beforeHandle?.(row)}
            <DragHandle id={row.id} name={nameOf(row)} blocked={blocked} />
          </td>
          {cellsOf(row)}
        </tr>
      ))}
    </tbody>
  );
}
