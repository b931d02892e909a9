import { noscriptContent, on } from '../../ui/delegate-events.ts';

/**
 * Fills popovers only while they are open, because a page has several with the same text. Those of
 * the contact page also open on hover.
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
  // Emptied after it has closed: the browser returns the focus only from a link that still exists.
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
    const byMouse = (act: () => void) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') act();
    };
    place.addEventListener(
      'pointerenter',
      byMouse(() => popover?.showPopover()),
    );
    place.addEventListener(
      'pointerleave',
      byMouse(() => popover?.hidePopover()),
    );
  }
}

function empty(popover: Element): void {
  for (const child of [...popover.children]) if (child.localName !== 'noscript') child.remove();
}
