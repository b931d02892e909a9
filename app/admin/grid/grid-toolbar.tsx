import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import type { GridAction, GridState } from './grid-state.ts';

interface GridToolbarProps {
  state: GridState;
  act: (action: GridAction) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** The buttons above a grid, which do the same as some of its keys. */
export const GridToolbar = ({ state: { past, future }, act, children }: GridToolbarProps) => (
  <div role="toolbar" aria-label={t('Edit')} className="mb-2 flex flex-wrap gap-2 noscript:hidden">
    <Button compact disabled={past.length === 0} onClick={() => act({ do: 'undo' })}>
      {t('Undo Edit')}
    </Button>
    <Button compact disabled={future.length === 0} onClick={() => act({ do: 'redo' })}>
      {t('Redo Edit')}
    </Button>
    <Button compact onClick={() => act({ do: 'fill down' })}>
      {t('Fill Down')}
    </Button>
    {children}
  </div>
);
