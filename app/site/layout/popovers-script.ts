import { noscriptContent, on } from '../../ui/delegate-events.ts';

/**
 * Fills a popover when it opens and empties it when it closes, because a page has several popovers with the same text.
 * Popovers of the contact page also open on hover.
 */
export function runPopovers(): void {
  on(
    'beforetoggle',
    '[data-popover]',
    (popover, event) => {
      if (event.newState !== 'open') return;
      empty(popover);
      popover.append(noscriptContent(popover));
    },
    { capture: true },
  );
  // It is emptied after closing, because the browser returns the focus only if the focused link still exists.
  on(
    'toggle',
    '[data-popover]',
    (popover, event) => {
      if (event.newState === 'closed') empty(popover);
    },
    { capture: true },
  );
  for (const place of document.querySelectorAll<HTMLElement>('[data-hover]')) {
    const popover = place.querySelector<HTMLElement>('[popover]');
    const onMouse = (kind: 'pointerenter' | 'pointerleave', act: () => void) =>
      place.addEventListener(kind, ({ pointerType }) => pointerType === 'mouse' && act());
    onMouse('pointerenter', () => popover?.showPopover());
    onMouse('pointerleave', () => popover?.hidePopover());
  }
}

function empty(popover: Element): void {
  for (const child of [...popover.children]) if (child.localName !== 'noscript') child.remove();
}
