import { createContext, use, useEffect, useLayoutEffect } from 'react';

declare global {
  interface Window {
    early?: { presses: Event[]; listening: AbortController };
  }
}

// It runs while the page is read, so it is text: no module comes early enough. What is sent is sent
// without scripts when they do not come.
const keepPresses = import.meta.env.SSR
  ? `(() => {
  const { presses, listening } = (window.early = { presses: [], listening: new AbortController() });
  const on = (kind, isOurs) =>
    addEventListener(kind, (event) => isOurs(event) && presses.push(event), listening);
  on('click', ({ target }) => target.closest('[type=button]'));
  on('submit', (event) => {
    const { target, submitter, defaultPrevented } = event;
    if (defaultPrevented || target.method !== 'post') return false;
    event.preventDefault();
    setTimeout(() => {
      if (listening.signal.aborted) return;
      listening.abort();
      presses.length = 0;
      target.requestSubmit(submitter);
    }, 3000);
    return !presses.some((press) => press.type === 'submit' && press.target === target);
  });
  on('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event;
    const isCommand = ctrlKey || metaKey;
    const isOurs = (isCommand ? ['k', 's'] : ['n', '?', 'Escape']).includes(key);
    if (isOurs && isCommand) event.preventDefault();
    return isOurs;
  });
})()`
  : '';

/** What lets the inline scripts of this rendering run; browsers hide it from scripts. */
export const ScriptNonce = createContext<string | undefined>(undefined);

/** Keeps what is pressed while the screen's scripts are on their way. Stands in the head. */
export function KeepEarlyPresses() {
  return (
    <script
      suppressHydrationWarning
      nonce={use(ScriptNonce)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, which React would escape
      dangerouslySetInnerHTML={{ __html: keepPresses }}
    />
  );
}

function pressAgain(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Node) || !target.isConnected) return;
  if (type === 'click') target.dispatchEvent(new MouseEvent(type, event));
  else if (target instanceof HTMLFormElement)
    target.requestSubmit((event as SubmitEvent).submitter);
  else {
    // By now the page's dialog has the focus.
    const [modal] = document.querySelectorAll('dialog:modal');
    const at = modal?.contains(target) ? target : (modal ?? target);
    at.dispatchEvent(new KeyboardEvent(type, event));
  }
}

/** Does what was pressed early, once everything before it on the screen listens. */
export function DoEarlyPresses() {
  // A press that makes React hurry is answered by it, and must not be kept, too.
  useLayoutEffect(() => window.early?.listening.abort(), []);
  useEffect(() => {
    // See admin.css: what only the script answers can be pressed from now on.
    document.documentElement.dataset.ready = '';
    const { presses = [] } = window.early ?? {};
    delete window.early;
    for (const press of presses.splice(0)) pressAgain(press);
  }, []);
  return null;
}
