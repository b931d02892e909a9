import { useReorderArea } from './reorder-area.tsx';

interface DragHandleProps {
  id: number;
  name: string;
  /** Why the list cannot be reordered now; undefined if it can. */
  blocked: string | undefined;
}

const look =
  'inline-flex size-8 items-center justify-center text-muted enabled:hover:text-ink focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-40 pointer-coarse:size-11';

/** The handle that a row is dragged by, and the button of the menu that moves it without dragging. */
export function DragHandle({ id, name, blocked }: DragHandleProps) {
  const { instructions, openMenu } = useReorderArea();
  const off = { disabled: blocked !== undefined, title: blocked };
  return (
    <span className="inline-flex align-middle">
      <button
        type="button"
        {...off}
        data-drag-handle=""
        aria-label={`Drag to reorder ${name}`}
        aria-describedby={instructions}
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
        onClick={(event) => openMenu({ id, name, button: event.currentTarget })}
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
