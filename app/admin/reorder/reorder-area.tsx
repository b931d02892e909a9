import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react';
import { t } from '#domain/admin-words/t.ts';
import { loadedLater } from '../screen/loaded-later.tsx';
import type { TableRow } from '../screen/table-row.ts';
import type { MoveMenuRow } from './move-menu.tsx';
import type { MovableRows } from './use-reorder.ts';

const MoveMenu = loadedLater(async () => (await import('./move-menu.tsx')).MoveMenu);

interface ReorderArea {
  /** The id of the element that explains how to reorder by keyboard. */
  instructions: string;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  openMenu: (row: MoveMenuRow) => void;
}

const Area = createContext<ReorderArea | undefined>(undefined);

/** The area around a row. Throws if there is none. */
export function useReorderArea(): ReorderArea {
  const area = useContext(Area);
  if (!area) throw new Error('rows that can be reordered need a ReorderArea around them');
  return area;
}

/** Wraps a table or list whose rows can be reordered; provides the menu and the announcements that its rows share. */
export function ReorderArea<Row extends TableRow>({
  reorder,
  children,
}: {
  reorder: MovableRows<Row>;
  children: ReactNode;
}) {
  const instructions = useId();
  const [announced, announce] = useState('');
  const [row, openMenu] = useState<MoveMenuRow>();
  const area = useMemo(() => ({ instructions, announce, openMenu }), [instructions]);
  return (
    <Area value={area}>
      {children}
      {row && <MoveMenu reorder={reorder} row={row} announce={announce} />}
      <p id={instructions} hidden>
        {t(
          'To reorder, press space or enter, move with the arrow keys, and press space or enter again to drop, or escape to cancel.',
        )}
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {announced}
      </p>
    </Area>
  );
}
