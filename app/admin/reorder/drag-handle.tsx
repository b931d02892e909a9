import { type PointerEvent, useRef } from 'react';
import { t } from '#domain/admin-words/t.ts';
import { useReorderArea } from './reorder-area.tsx';

interface DragHandleProps {
  id: number;
  name: string;
  /** Why the list cannot be reordered now; undefined if it can. */
  blocked: string | undefined;
}

const look =
  'inline-flex size-8 items-center justify-center text-muted enabled:hover:text-ink focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-40 pointer-coarse:size-11';

/** A press that moves further than this, in px, is a drag and not a click. */
const clickTolerance = 5;

/**
 * The handle of a row: dragging it moves the row, a click opens the menu that moves the row without dragging.
 * As Enter and Space lift the row, the menu has a button of its own, which is shown while it has the focus.
 */
export function DragHandle({ id, name, blocked }: DragHandleProps) {
  const { instructions, openMenu } = useReorderArea();
  const pressed = useRef({ pageX: 0, pageY: 0 });
  const off = { disabled: blocked !== undefined, title: blocked };
  const open = (button: HTMLElement) => openMenu({ id, name, button });
  return (
    <span className="relative inline-flex align-middle">
      <button
        type="button"
        {...off}
        title={blocked ?? t('Drag, or click to move')}
        data-drag-handle=""
        aria-label={t('Drag to reorder {name}', { name })}
        aria-describedby={instructions}
        className={`${look} cursor-grab touch-manipulation active:cursor-grabbing`}
        onPointerDown={({ pageX, pageY }: PointerEvent) => {
          pressed.current = { pageX, pageY };
        }}
        onClick={({ pageX, pageY, currentTarget }) => {
          const { pageX: x, pageY: y } = pressed.current;
          if (Math.hypot(pageX - x, pageY - y) <= clickTolerance) open(currentTarget);
        }}
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
        aria-label={t('Move {name}', { name })}
        aria-haspopup="dialog"
        className={`${look} not-focus:pointer-events-none absolute inset-0 bg-white not-focus:opacity-0`}
        onClick={({ currentTarget }) => open(currentTarget)}
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
