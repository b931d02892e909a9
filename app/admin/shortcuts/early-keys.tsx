import { topLayer } from '#app/ui/top-layer.ts';

declare global {
  interface Window {
    /** What was pressed before the page's scripts were there. */
    earlyKeys?: KeyboardEvent[];
  }
}

// Runs while the page is read, so it is text: no module comes early enough.
const keepKeys = `(() => {
  const kept = (window.earlyKeys = []);
  addEventListener('keydown', (event) => {
    if (!window.earlyKeys) return;
    const command = event.ctrlKey || event.metaKey;
    if (!(command ? ['k', 's'] : ['n', '?', 'Escape']).includes(event.key)) return;
    if (command) event.preventDefault();
    kept.push(event);
  });
})()`;

/** Keeps the back-office's keys that are pressed while its scripts are on their way. */
export function EarlyKeys() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text above, which React would escape
  return <script dangerouslySetInnerHTML={{ __html: keepKeys }} />;
}

/** Presses the kept keys once more, for those who listen by now; later ones need no keeping. */
export function pressEarlyKeys(): void {
  const kept = window.earlyKeys ?? [];
  window.earlyKeys = undefined;
  for (const { key, ctrlKey, metaKey, shiftKey, altKey, target } of kept) {
    const pressed = new KeyboardEvent('keydown', {
      ...{ key, ctrlKey, metaKey, shiftKey, altKey },
      bubbles: true,
      cancelable: true,
    });
    const top = topLayer.topmost();
    const inside = target instanceof Node && target.isConnected && (!top || top.contains(target));
    (inside ? target : (top ?? document.body)).dispatchEvent(pressed);
  }
}
