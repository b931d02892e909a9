import { flushSync } from 'react-dom';

/** Where the rows are is known after so many frames: begun, measured, drawn. */
const framesToSettle = 3;

const keys = ['Space', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

async function settled(): Promise<void> {
  for (let frame = 0; frame < framesToSettle; frame++) {
    // Behind what React still has to do; a hidden page draws no frames.
    await new Promise((next) => {
      requestAnimationFrame(() => setTimeout(next));
      setTimeout(next, 1000);
    });
  }
}

/**
 * The library learns where a row stands only when it was drawn there. Whoever is quicker, with a
 * jump of the mouse or two keys at once, would drop it where it was a moment ago; so from a drag's
 * beginning on, each key waits until the row has caught up, and so does the end of a mouse's drag
 * that has only just begun. Answers how to stop, which the end of the drag must.
 */
export function paceDrag(begun: Event): () => void {
  let isUnderWay = false;
  let before = settled().then(() => {
    isUnderWay = true;
  });
  const afterwards = (event: Event, again: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    before = before.then(() => {
      event.target?.dispatchEvent(again);
      return settled();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isTrusted && keys.includes(event.code))
      afterwards(event, new KeyboardEvent('keydown', event));
  };
  const onMouseUp = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    const catchUp = () => event.target?.dispatchEvent(new MouseEvent('mousemove', event));
    if (isUnderWay) {
      flushSync(catchUp);
      return;
    }
    before = before.then(() => {
      catchUp();
      return settled();
    });
    afterwards(event, new MouseEvent('mouseup', event));
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  if (begun instanceof KeyboardEvent) window.addEventListener('keydown', onKeyDown, options);
  else window.addEventListener('mouseup', onMouseUp, options);
  return () => listening.abort();
}
