import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type ReactNode, useEffect, useRef } from 'react';
import { DragHandle } from './drag-handle.tsx';
import { paceDrag } from './drag-pace.ts';
import { MouseDrag } from './mouse-drag.ts';
import type { TableRow } from './table-row.ts';
import type { Reorder } from './use-reorder.ts';

/** Around everything that can be dragged. Without something to reorder it is nothing. */
export function ReorderArea<Row extends TableRow>({
  reorder,
  children,
}: {
  reorder: Reorder<Row> | undefined;
  children: ReactNode;
}) {
  const sensors = useSensors(
    useSensor(MouseDrag, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const justPickedUp = useRef(false);
  const endPace = useRef<() => void>(undefined);
  const ended = () => {
    endPace.current?.();
    endPace.current = undefined;
  };
  useEffect(
    () => () => {
      if (!endPace.current) return;
      endPace.current();
      // The library still waits for the next key of a drag that was left for another screen; it
      // gives up when the page is hidden.
      window.dispatchEvent(new Event('visibilitychange'));
    },
    [],
  );
  if (!reorder) return children;
  const { rows, nameOf, offset, total, moveTo } = reorder;
  const nameOfId = (id: string | number) => {
    const row = rows.find((one) => one.id === id);
    return row ? nameOf(row) : '';
  };
  const place = (id: string | number) =>
    `position ${offset + rows.findIndex((one) => one.id === id) + 1} of ${total}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      justPickedUp.current = true;
      return `Picked up ${nameOfId(active.id)}, ${place(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      // The row is over its own place at first: to say so would cut the first announcement off.
      const atFirst = justPickedUp.current && over?.id === active.id;
      justPickedUp.current = false;
      return over && !atFirst ? `${nameOfId(active.id)} moved to ${place(over.id)}.` : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${nameOfId(active.id)} dropped at ${place(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${nameOfId(active.id)} went back to ${place(active.id)}.`,
  };
  return (
    <DndContext
      id="reorder"
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis]}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'To reorder, press space or enter, move with the arrow keys, and press space or enter again to drop, or escape to cancel.',
        },
      }}
      onDragStart={({ activatorEvent }) => {
        endPace.current = paceDrag(activatorEvent);
      }}
      onDragCancel={ended}
      onDragEnd={({ active, over }: DragEndEvent) => {
        ended();
        if (!over || over.id === active.id) return;
        moveTo(Number(active.id), offset + rows.findIndex(({ id }) => id === over.id) + 1);
      }}
    >
      <SortableContext items={rows} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface RowProps<Row extends TableRow> {
  reorder: Reorder<Row>;
  cellsOf: (row: Row) => ReactNode;
  /** By the whole row, for a table that serves nothing but the order. */
  anywhere?: boolean;
}

/** The body of a table whose rows can be dragged by their handles. */
export function ReorderableRows<Row extends TableRow>(props: RowProps<Row>) {
  return (
    <tbody>
      {props.reorder.rows.map((row) => (
        <SortableRow key={row.id} row={row} {...props} />
      ))}
    </tbody>
  );
}

function SortableRow<Row extends TableRow>({
  row,
  reorder,
  cellsOf,
  anywhere = false,
}: RowProps<Row> & { row: Row }) {
  // The same row whether it can be dragged or not: what is open in it stays open when a search comes.
  const blocked = Boolean(reorder.blocked);
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: row.id, disabled: reorder.busy || blocked });
  const moved = transform
    ? { transform: CSS.Translate.toString(transform), transition: transition ?? '' }
    : undefined;
  const held = blocked ? {} : { className: 'cursor-grab touch-manipulation', ...listeners };
  return (
    <tr
      ref={setNodeRef}
      style={moved}
      data-dragging={isDragging || undefined}
      {...(anywhere && held)}
    >
      {/* The whole cell is a handle for mouse and finger; the keyboard's is the button in it. */}
      <td data-card="handle" {...(!anywhere && held)}>
        <DragHandle
          id={row.id}
          name={reorder.nameOf(row)}
          reorder={reorder}
          {...(blocked ? {} : { drag: { ref: setActivatorNodeRef, ...attributes } })}
        />
      </td>
      {cellsOf(row)}
    </tr>
  );
}
