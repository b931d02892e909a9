import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { TableRow } from './table-row.ts';

/** The navigation state with which a form closes after it has created a record of the list under it. */
export interface AfterCreate {
  created: number | undefined;
}

/**
 * The id of the row that was just created; scrolls it into view as soon as the table shows it. Undefined after
 * a reload and after Back.
 */
export function useCreatedRow(
  table: RefObject<HTMLElement | null>,
  rows: readonly TableRow[],
): number | undefined {
  const state = useLocation().state as AfterCreate | null;
  const isPop = useNavigationType() === 'POP';
  const created = isPop ? undefined : state?.created;
  const isShown = created !== undefined && rows.some(({ id }) => id === created);
  useEffect(() => {
    if (!isShown) return;
    table.current?.querySelector('[data-created]')?.scrollIntoView({ block: 'nearest' });
  }, [isShown, table]);
  return created;
}
