import { type LiftedRow, liftRow } from './lifted-row.ts';

/** An event of a row drag; `from` and `to` are places among the rows, counted from 0. */
export interface RowDrag {
  type: 'lifted' | 'moved' | 'dropped' | 'canceled';
  from: number;
  to: number;
}

const mouseDistance = 5;
const touchDelay = 120;
/** If a finger moves further than this, in px, before the delay is over, it scrolls. */
const touchTolerance = 8;
/** The page, or the dialog, scrolls if the pointer is this close to its edge, in px. */
const scrollEdge = 40;

/**
 * Makes the rows of a table body or list draggable by `[data-card="handle"]`, or `anywhere`, with mouse,
 * finger and pen, and by the keyboard at `[data-drag-handle]`. Events are handled synchronously, not in a
 * later frame, so that quick drags are not lost. Answers a function that stops it and cancels a drag.
 */
export function dragRows(
  body: HTMLElement,
  anywhere: boolean,
  notify: (drag: RowDrag) => void,
): () => void {
  let lifted: LiftedRow | undefined;
  let press: AbortController | undefined;

  const tell = (type: RowDrag['type'], { from, to }: LiftedRow) => notify({ type, from, to });
  const lift = (row: HTMLElement) => {
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
    const row = rowAt(body, down.target, anywhere);
    if (!row || lifted || press || down.button !== 0 || !down.isPrimary) return;
    press = new AbortController();
    const { signal } = press;
    const scroller = body.closest('[data-dialog-body]') ?? document.documentElement;
    const startY = down.clientY + scroller.scrollTop;
    let { clientY } = down;
    const follow = () => lifted?.moveBy(clientY + scroller.scrollTop - startY);
    const begin = () => {
      lift(row);
      scrollAtEdges(scroller, () => clientY, follow, signal);
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
      if (event.key !== 'Escape') return;
      // Escape cancels only the drag; a dialog around the rows stays open.
      event.preventDefault();
      end('canceled');
    };
    window.addEventListener('pointermove', onPointerMove, { signal });
    window.addEventListener('pointerup', onPointerUp, { signal });
    window.addEventListener('pointercancel', () => end('canceled'), { signal });
    window.addEventListener('keydown', onEscape, { signal, capture: true });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target, repeat } = event;
    if (press || !(target instanceof HTMLElement) || !target.matches('[data-drag-handle]')) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    const pressed = key === ' ' || key === 'Enter';
    if (pressed && !lifted && !repeat) lift(rowOf(body, target));
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
function rowAt(
  body: HTMLElement,
  target: EventTarget | null,
  anywhere: boolean,
): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest('a, button, input, select, textarea, [contenteditable]');
  if (control && !control.matches('[data-drag-handle]')) return null;
  const grabbed = anywhere ? target : target.closest('[data-card="handle"]');
  return grabbed && rowOf(body, grabbed);
}

/** The row of the body that contains an element. */
const rowOf = (body: HTMLElement, within: Element): HTMLElement =>
  [...body.children].find((row) => row.contains(within)) as HTMLElement;

function scrollAtEdges(
  scroller: Element,
  clientY: () => number,
  scrolled: () => void,
  signal: AbortSignal,
): void {
  const isPage = scroller === document.documentElement;
  requestAnimationFrame(function frame() {
    if (signal.aborted) return;
    const { top, bottom } = isPage
      ? { top: 0, bottom: innerHeight }
      : scroller.getBoundingClientRect();
    const above = Math.max(0, top + scrollEdge - clientY());
    const below = Math.max(0, clientY() - (bottom - scrollEdge));
    if (above || below) {
      scroller.scrollBy({ top: (below - above) / 2, behavior: 'instant' });
      scrolled();
    }
    requestAnimationFrame(frame);
  });
}
