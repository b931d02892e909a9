import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { TableRow } from '../screen/table-row.ts';
import { DragHandle } from './drag-handle.tsx';
import { useReorderArea } from './reorder-area.tsx';
import { dragRows, type RowDrag } from './row-drag.ts';
import type { Reorder } from './use-reorder.ts';

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
  const { rows, nameOf, offset, total, moveTo, blocked, busy } = reorder;
  const { announce } = useReorderArea();
  const body = useRef<HTMLTableSectionElement>(null);

  const onDrag = useEffectEvent(({ type, from, to }: RowDrag) => {
    const row = rows[from];
    if (!row) return;
    const place = `position ${offset + (type === 'canceled' ? from : to) + 1} of ${total}`;
    announce(`${texts[type].replace('{name}', nameOf(row))} ${place}.`);
    if (type === 'dropped') moveTo(row.id, offset + to + 1);
  });
  // If the list changes during a drag, the drag is cancelled, because the measured positions are no longer valid.
  const order = rows.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order must restart the dragging
  useEffect(() => {
    if (body.current && !blocked && !busy) return dragRows(body.current, anywhere, onDrag);
  }, [order, blocked, busy, anywhere]);

  const grabLook = blocked ? undefined : 'cursor-grab select-none';
  // touch-none keeps the handle from scrolling: the browser may begin to scroll before the drag can prevent it.
  const handleLook = grabLook && `${grabLook} ${anywhere ? 'touch-manipulation' : 'touch-none'}`;
  return (
    <tbody ref={body}>
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

const texts: Record<RowDrag['type'], string> = {
  lifted: 'Picked up {name},',
  moved: '{name} moved to',
  dropped: '{name} dropped at',
  canceled: '{name} went back to',
};
