import type { ComponentType } from 'react';
import { messageIn } from '#app/i18n/sent-message.ts';
import { showToast } from '../toasts/toasts.ts';
import { type IslandName, islands } from './island-list.ts';

/** Hydrates each island when the visitor first points at it, touches it or focuses it. */
export function hydrateIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let hydrated: Promise<void> | undefined;
    const hydrateOnce = () => {
      hydrated ??= hydrate(place);
      return hydrated;
    };
    // If hydration fails, the server's HTML stays, and its form and links work without scripts.
    const start = () => hydrateOnce().catch(() => undefined);
    for (const kind of ['pointerover', 'pointerdown', 'focusin'])
      place.addEventListener(kind, start, { passive: true });
    replaySubmit(place, hydrateOnce);
    replayLink(place, hydrateOnce);
  }
}

/**
 * Sends a form again that the visitor submitted before hydration has finished. If hydration fails, the browser sends
 * the form. While the browser is offline, a message is shown instead, because an error page would lose the typed text.
 */
function replaySubmit(place: HTMLElement, hydrateOnce: () => Promise<void>): void {
  let isWaiting = false;
  untilHydrated(place, 'submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    // A double click must submit the form only once.
    if (isWaiting) return;
    isWaiting = true;
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    hydrateOnce().then(
      () => form.requestSubmit(submitter),
      () => {
        isWaiting = false;
        if (navigator.onLine) form.submit();
        else showToast('error', messageIn(place, 'failed'));
      },
    );
  });
}

/**
 * Repeats a click on a link after hydration, so that the component can handle it. Otherwise the browser would leave the
 * page and lose the typed text.
 */
function replayLink(place: HTMLElement, hydrateOnce: () => Promise<void>): void {
  untilHydrated(place, 'click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    hydrateOnce().then(
      () => link.click(),
      () => location.assign(link.href),
    );
  });
}

/** Calls `act` for each event of this kind until the island is hydrated. */
function untilHydrated<Kind extends 'click' | 'submit'>(
  place: HTMLElement,
  kind: Kind,
  act: (event: HTMLElementEventMap[Kind]) => void,
): void {
  place.addEventListener(kind, act, { capture: true });
  place.addEventListener('hydrated', () => place.removeEventListener(kind, act, { capture: true }));
}

/** React is imported only here and in the islands, so that pages load React only when it is needed. */
async function hydrate(place: HTMLElement): Promise<void> {
  const name = place.dataset.island as IslandName;
  const [{ hydrateIsland }, component] = await Promise.all([
    import('./hydrate-island.tsx'),
    islands[name](),
  ]);
  await hydrateIsland(place, name, component as ComponentType);
  place.dispatchEvent(new Event('hydrated'));
}
