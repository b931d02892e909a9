/** Where the rows are is known after so many frames: begun, measured, drawn. */
const framesToSettle = 3;

const keys = ['Space', 'Enter', 'Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

async function settled(): Promise<void> {
  for (let frame = 0; frame < framesToSettle; frame++) {
    if (!document.hidden) await new Promise(requestAnimationFrame);
    // Behind what React still has to do.
    await new Promise((next) => setTimeout(next));
  }
}

/**
 * The library learns where a row stands only when it was drawn there. Whoever is quicker, with a
 * jump of the mouse or two keys at once, would drop it where it was a moment ago; so from a drag's
 * beginning on, each key and the end of a mouse's drag wait until the row has caught up. Answers
 * how to stop, which the end of the drag must.
 */
export function paceDrag(begun: Event): () => void {
  let before = settled();
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
    // The move that began the drag counted for nothing else.
    event.target?.dispatchEvent(new MouseEvent('mousemove', event));
    before = Promise.all([before, settled()]).then(() => undefined);
    afterwards(event, new MouseEvent('mouseup', event));
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  if (begun instanceof KeyboardEvent) window.addEventListener('keydown', onKeyDown, options);
  else window.addEventListener('mouseup', onMouseUp, options);
  return () => listening.abort();
}
