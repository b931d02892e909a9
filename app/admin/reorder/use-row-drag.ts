import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '#domain/admin-words/t.ts';
import type { TableRow } from '../screen/table-row.ts';
import { useReorderArea } from './reorder-area.tsx';
import { dragRows, type RowDrag } from './row-drag.ts';
import type { MovableRows } from './use-reorder.ts';

/** Makes the children of an element, one for each row, draggable within a `ReorderArea`. Answers the element's ref. */
export function useRowDrag<Row extends TableRow>(
  { rows, nameOf, offset, total, moveTo, blocked, busy }: MovableRows<Row>,
  anywhere = false,
) {
  const { announce } = useReorderArea();
  const body = useRef<HTMLElement>(null);
  const onDrag = useEffectEvent(({ type, from, to }: RowDrag) => {
    const row = rows[from];
    if (!row) return;
    const place = String(offset + (type === 'canceled' ? from : to) + 1);
    announce(t(texts[type], { name: nameOf(row), place, total: String(total) }));
    if (type === 'dropped') moveTo(row.id, offset + to + 1);
  });
  // If the list changes during a drag, the drag is cancelled, because the measured positions are no longer valid.
  const order = rows.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order must restart the dragging
  useEffect(() => {
    if (body.current && !blocked && !busy) return dragRows(body.current, anywhere, onDrag);
  }, [order, blocked, busy, anywhere]);
  return body;
}

const texts = {
  lifted: 'Picked up {name}, position {place} of {total}.',
  moved: '{name} moved to position {place} of {total}.',
  dropped: '{name} dropped at position {place} of {total}.',
  canceled: '{name} went back to position {place} of {total}.',
} as const satisfies Record<RowDrag['type'], string>;
