import { createContext, use, useEffect, useLayoutEffect } from 'react';

declare global {
  interface Window {
    eventReplay?: {
      events: Event[];
      /** The texts typed into text areas, kept because hydration by React resets a text area that had a text. */
      typed: Map<HTMLTextAreaElement, string>;
      recording: AbortController;
    };
  }
}

// The recorder is an inline script, because no module runs early enough. If the screen's scripts have not
// arrived after three seconds, the browser submits the form itself.
const recorder = import.meta.env.SSR
  ? `(() => {
  const { events, typed, recording } = (window.eventReplay = { events: [], typed: new Map(), recording: new AbortController() });
  const on = (kind, isOurs) =>
    addEventListener(kind, (event) => isOurs(event) && events.push(event), recording);
  on('click', ({ target }) => target.closest('[type=button]:not([popovertarget])'));
  on('submit', (event) => {
    const { target, submitter, defaultPrevented } = event;
    if (defaultPrevented || target.method !== 'post') return false;
    event.preventDefault();
    setTimeout(() => {
      if (recording.signal.aborted) return;
      recording.abort();
      events.length = 0;
      target.requestSubmit(submitter);
    }, 3000);
    return !events.some((one) => one.type === 'submit' && one.target === target);
  });
  on('input', ({ target }) => void (target.matches('textarea') && typed.set(target, target.value)));
  on('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event;
    const isCommand = ctrlKey || metaKey;
    const isOurs = (isCommand ? ['k', 's'] : ['n', '?', 'Escape']).includes(key);
    if (isOurs && isCommand) event.preventDefault();
    return isOurs;
  });
})()`
  : '';

/** The CSP nonce of this response's inline scripts; undefined in the browser, which hides it from scripts. */
export const ScriptNonce = createContext<string | undefined>(undefined);

/** Records clicks, submits, shortcuts and texts until the screen is hydrated. Render it in the head. */
export function RecordEvents() {
  return (
    <script
      suppressHydrationWarning
      nonce={use(ScriptNonce)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, which React would escape
      dangerouslySetInnerHTML={{ __html: recorder }}
    />
  );
}

function replay(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Node) || !target.isConnected) return;
  if (type === 'click') target.dispatchEvent(new MouseEvent(type, event));
  else if (target instanceof HTMLFormElement)
    target.requestSubmit((event as SubmitEvent).submitter);
  else {
    // A key goes to the modal dialog, if one has opened since the key was pressed.
    const [modal] = document.querySelectorAll('dialog:modal');
    const at = modal?.contains(target) ? target : (modal ?? target);
    at.dispatchEvent(new KeyboardEvent(type, event));
  }
}

/** Replays the recorded events after hydration. Render it last, after every component that listens to them. */
export function ReplayEvents() {
  // Recording must stop in the layout effect: React itself replays an event that made it hydrate sooner.
  useLayoutEffect(() => {
    const { recording, typed = [] } = window.eventReplay ?? {};
    recording?.abort();
    // Restore the texts before the effects in which forms look for changes.
    for (const [area, text] of typed) area.value = text;
  }, []);
  useEffect(() => {
    // Enables what only works with scripts: see admin.css.
    document.documentElement.dataset.ready = '';
    const { events = [] } = window.eventReplay ?? {};
    delete window.eventReplay;
    for (const event of events.splice(0)) replay(event);
  }, []);
  return null;
}
