import { type LiftedRow, liftRow } from './lifted-row.ts';

/** An event of a row drag; `from` and `to` are places in the table body, counted from 0. */
export interface RowDrag {
  type: 'lifted' | 'moved' | 'dropped' | 'canceled';
  from: number;
  to: number;
}

const mouseDistance = 5;
const touchDelay = 120;
/** If a finger moves further than this, in px, before the delay is over, it scrolls. */
const touchTolerance = 8;
/** The page scrolls if the pointer is this close to the window's edge, in px. */
const scrollEdge = 40;

/**
 * Makes the rows of a table body draggable by `td[data-card="handle"]`, or `anywhere`, with mouse,
 * finger and pen, and by the keyboard at `[data-drag-handle]`. Events are handled synchronously, not in a
 * later frame, so that quick drags are not lost. Answers a function that stops it and cancels a drag.
 */
export function dragRows(
  body: HTMLTableSectionElement,
  anywhere: boolean,
  notify: (drag: RowDrag) => void,
): () => void {
  let lifted: LiftedRow | undefined;
  let press: AbortController | undefined;

  const tell = (type: RowDrag['type'], { from, to }: LiftedRow) => notify({ type, from, to });
  const lift = (row: HTMLTableRowElement) => {
    lifted = liftRow(row, (moved) => tell('moved', moved));
    tell('lifted', lifted);
  };
  const end = (type: 'dropped' | 'canceled') => {
    press?.abort();
    press = undefined;
    const ended = lifted;
    lifted = undefined;
    ended?.release();
    if (ended) tell(type, ended);
  };

  function onPointerDown(down: PointerEvent): void {
    const row = rowAt(down.target, anywhere);
    if (!row || lifted || press || down.button !== 0 || !down.isPrimary) return;
    press = new AbortController();
    const { signal } = press;
    const startY = down.clientY + scrollY;
    let { clientY } = down;
    const follow = () => lifted?.moveBy(clientY + scrollY - startY);
    const begin = () => {
      lift(row);
      scrollAtEdges(() => clientY, follow, signal);
    };
    const touch = down.pointerType === 'touch';
    if (touch) {
      const timer = setTimeout(begin, touchDelay);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }
    const onPointerMove = (move: PointerEvent) => {
      if (move.pointerId !== down.pointerId) return;
      clientY = move.clientY;
      const distance = Math.hypot(move.clientX - down.clientX, clientY - down.clientY);
      if (!lifted && touch && distance > touchTolerance) end('canceled');
      if (!lifted && !touch && distance > mouseDistance) begin();
      follow();
    };
    const onPointerUp = (up: PointerEvent) => {
      onPointerMove(up);
      if (up.pointerId === down.pointerId) end('dropped');
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end('canceled');
    };
    window.addEventListener('pointermove', onPointerMove, { signal });
    window.addEventListener('pointerup', onPointerUp, { signal });
    window.addEventListener('pointercancel', () => end('canceled'), { signal });
    window.addEventListener('keydown', onEscape, { signal });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target, repeat } = event;
    if (press || !(target instanceof HTMLElement) || !target.matches('[data-drag-handle]')) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    const pressed = key === ' ' || key === 'Enter';
    if (pressed && !lifted && !repeat) lift(target.closest('tr') as HTMLTableRowElement);
    else if (pressed && !repeat) end('dropped');
    else if (lifted && step) lifted.moveTo(lifted.to + step);
    else if (lifted && key === 'Escape') end('canceled');
    else return;
    event.preventDefault();
  }

  const stop = new AbortController();
  const { signal } = stop;
  body.addEventListener('pointerdown', onPointerDown, { signal });
  body.addEventListener('keydown', onKeyDown, { signal });
  body.addEventListener('focusout', () => !press && end('dropped'), { signal });
  // While a finger drags a row, it must neither scroll nor open a context menu. The listener is added before
  // the touch begins, because Safari ignores one that is added later.
  const hold = (event: Event) => lifted && event.preventDefault();
  body.addEventListener('touchmove', hold, { signal, passive: false });
  body.addEventListener('contextmenu', hold, { signal });
  return () => {
    end('canceled');
    stop.abort();
  };
}

/** The row that a press grabs; null for other buttons and links in the row, which work as usual. */
function rowAt(target: EventTarget | null, anywhere: boolean): HTMLTableRowElement | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest('a, button, input, select, textarea');
  if (control && !control.matches('[data-drag-handle]')) return null;
  return (anywhere ? target : target.closest('td[data-card="handle"]'))?.closest('tr') ?? null;
}

function scrollAtEdges(clientY: () => number, scrolled: () => void, signal: AbortSignal): void {
  requestAnimationFrame(function frame() {
    if (signal.aborted) return;
    const above = Math.max(0, scrollEdge - clientY());
    const below = Math.max(0, clientY() - (innerHeight - scrollEdge));
    if (above || below) {
      scrollBy({ top: (below - above) / 2, behavior: 'instant' });
      scrolled();
    }
    requestAnimationFrame(frame);
  });
}
