import { useEffect, useLayoutEffect } from 'react';
import { InlineScript } from './inline-script.tsx';

declare global {
  interface Window {
    early?: { presses: Event[]; listening: AbortController };
  }
}

// It runs while the page is read, so it is text: no module comes early enough. A button that opens a
// popover or a dialog needs no script; the back-office has keys of its own. What is sent is sent
// without scripts when they do not come.
const keepPresses = import.meta.env.SSR
  ? `(() => {
  const { presses, listening } = (window.early = { presses: [], listening: new AbortController() });
  const on = (kind, isOurs) =>
    addEventListener(kind, (event) => isOurs(event) && presses.push(event), listening);
  on('click', ({ target }) =>
    target.closest('[type=button]:not([popovertarget], [commandfor])'));
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
  const isOffice = location.pathname.startsWith('/admin');
  on('keydown', (event) => {
    const { key, target, ctrlKey, metaKey } = event;
    const isCommand = ctrlKey || metaKey;
    const turnsTab = /^Arrow(Left|Right)$|^Home$|^End$/.test(key) && target.closest('[role=tab]');
    const isOurs = isOffice && (isCommand ? ['k', 's'] : ['n', '?', 'Escape']).includes(key);
    if (turnsTab || (isOurs && isCommand)) event.preventDefault();
    return turnsTab || isOurs;
  });
})()`
  : '';

/** Keeps what is pressed while the page's scripts are on their way. */
export function EarlyPresses() {
  return <InlineScript text={keepPresses} />;
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

/** Does what was pressed early, once everything on the page listens; marks the page as ready. */
export function useEarlyPresses(): void {
  // A press that makes React hurry is answered by it, and must not be kept, too.
  useLayoutEffect(() => window.early?.listening.abort(), []);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    const { presses = [] } = window.early ?? {};
    for (const press of presses.splice(0)) pressAgain(press);
  }, []);
}
