import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { GridAction, GridState } from './grid-state.ts';

interface GridToolbarProps {
  state: GridState;
  act: (action: GridAction) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** What can be done in a grid without its keys. */
export const GridToolbar = ({ state: { past, future }, act, children }: GridToolbarProps) => (
  <div role="toolbar" aria-label="Edit" className="mb-2 flex flex-wrap gap-2 noscript:hidden">
    <Button compact disabled={past.length === 0} onClick={() => act({ do: 'undo' })}>
      Undo Edit
    </Button>
    <Button compact disabled={future.length === 0} onClick={() => act({ do: 'redo' })}>
      Redo Edit
    </Button>
    <Button compact onClick={() => act({ do: 'fill down' })}>
      Fill Down
    </Button>
    {children}
  </div>
);
