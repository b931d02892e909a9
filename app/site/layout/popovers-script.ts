import { noscriptContent, on } from '../../ui/delegate-events.ts';

/**
 * A card that opens is in the page only while it is open: a page has several of them, and the same
 * words should not stand in it twice. Those of the contact page open under the pointer, too.
 */
export function runPopovers(): void {
  on(
    'beforetoggle',
    '[data-popover]',
    (card, event) => {
      if (event.newState !== 'open') return;
      empty(card);
      card.append(noscriptContent(card));
    },
    { capture: true },
  );
  // Once it is closed: the focus goes from a link of the card back to the button only while the link is there.
  on(
    'toggle',
    '[data-popover]',
    (card, event) => {
      if (event.newState === 'closed') empty(card);
    },
    { capture: true },
  );
  for (const place of document.querySelectorAll<HTMLElement>('[data-hover]')) {
    const card = place.querySelector<HTMLElement>('[popover]');
    const byMouse = (act: () => void) => (event: PointerEvent) => {
      if (event.pointerType === 'mouse') act();
    };
    place.addEventListener(
      'pointerenter',
      byMouse(() => card?.showPopover()),
    );
    place.addEventListener(
      'pointerleave',
      byMouse(() => card?.hidePopover()),
    );
  }
}

function empty(card: Element): void {
  for (const child of [...card.children]) if (child.localName !== 'noscript') child.remove();
}
