import type { ComponentProps } from 'react';
import { openMoveMenu } from './move-menu.tsx';
import type { TableRow } from './table-row.ts';
import type { Reorder } from './use-reorder.ts';

interface DragHandleProps<Row extends TableRow> {
  id: number;
  name: string;
  reorder: Reorder<Row>;
  /** What makes it draggable; without it the list cannot be put in order just now. */
  drag?: ComponentProps<'button'>;
}

const look =
  'inline-flex size-8 items-center justify-center text-muted enabled:hover:text-ink focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-40 pointer-coarse:size-11';

/** What a row is dragged by, and beside it the menu that moves it without dragging. */
export function DragHandle<Row extends TableRow>({
  id,
  name,
  reorder,
  drag,
}: DragHandleProps<Row>) {
  const off = { disabled: drag === undefined, title: reorder.blocked };
  return (
    <span data-drag-handle="" className="inline-flex align-middle">
      <button
        type="button"
        {...drag}
        {...off}
        aria-label={`Drag to reorder ${name}`}
        className={`${look} cursor-grab touch-manipulation active:cursor-grabbing`}
      >
        <svg aria-hidden="true" width="10" height="16" viewBox="0 0 10 16" fill="currentColor">
          {[2, 8, 14].map((y) => (
            <g key={y}>
              <circle cx="2" cy={y} r="1.5" />
              <circle cx="8" cy={y} r="1.5" />
            </g>
          ))}
        </svg>
      </button>
      <button
        type="button"
        {...off}
        aria-label={`Move ${name}`}
        aria-haspopup="dialog"
        className={look}
        onClick={(event) => openMoveMenu(event.currentTarget, { id, name })}
      >
        <svg
          aria-hidden="true"
          width="10"
          height="16"
          viewBox="0 0 10 16"
          fill="none"
          stroke="currentColor"
        >
          <path d="M2 6 5 2l3 4M2 10l3 4 3-4" />
        </svg>
      </button>
    </span>
  );
}
