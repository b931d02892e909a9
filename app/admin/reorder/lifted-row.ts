/** A row of a table or list that is being dragged; `from` and `to` are places among its rows, counted from 0. */
export interface LiftedRow {
  readonly from: number;
  readonly to: number;
  /** Shows the row this many pixels from its start, within the list; `to` becomes the nearest place. */
  moveBy(pixels: number): void;
  /** Moves the row to a place, counted from 0; ignores places outside it. */
  moveTo(place: number): void;
  /** Removes the transforms: every row is shown at its place in the document. */
  release(): void;
}

/** Lifts a row: it is moved by CSS transforms only, until React renders the list in the new order. */
export function liftRow(row: HTMLElement, onMoved: (lifted: LiftedRow) => void): LiftedRow {
  const rows = [...(row.parentElement?.children ?? [])] as HTMLElement[];
  const boxes = rows.map((one) => one.getBoundingClientRect());
  const from = rows.indexOf(row);
  const own = boxes[from] as DOMRect;
  const gap = (boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0);
  let to = from;
  row.dataset.dragging = '';

  const shift = (one: HTMLElement, pixels: number) => {
    one.style.transform = pixels ? `translateY(${pixels}px)` : '';
  };
  const goTo = (place: number) => {
    if (place === to) return;
    to = place;
    rows.forEach((one, at) => {
      const passed = Number(at > from && at <= to) - Number(at < from && at >= to);
      if (one !== row) shift(one, -passed * (own.height + gap));
    });
    onMoved(lifted);
  };
  const lifted: LiftedRow = {
    from,
    get to() {
      return to;
    },
    moveBy(pixels) {
      const most = (boxes.at(-1)?.bottom ?? 0) - own.bottom;
      const within = Math.max((boxes[0]?.top ?? 0) - own.top, Math.min(pixels, most));
      shift(row, within);
      const middle = own.top + own.height / 2 + within;
      const distances = boxes.map(({ top, height }) => Math.abs(top + height / 2 - middle));
      goTo(distances.indexOf(Math.min(...distances)));
    },
    moveTo(place) {
      const target = boxes[place];
      if (!target) return;
      shift(row, place > from ? target.bottom - own.bottom : target.top - own.top);
      goTo(place);
      row.scrollIntoView({ block: 'nearest' });
    },
    release() {
      delete row.dataset.dragging;
      for (const one of rows) shift(one, 0);
    },
  };
  return lifted;
}
