import type { ComponentType } from 'react';
import { messageIn } from '#app/i18n/sent-message.ts';
import { showToast } from '../toasts/toasts.ts';
import { type IslandName, islands } from './island-list.ts';

/** Hydrates each island of the page when the visitor first points at it, touches it or focuses it. */
export function hydrateIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let hydrated: Promise<void> | undefined;
    const hydrateOnce = () => {
      hydrated ??= hydrate(place);
      return hydrated;
    };
    // An island that cannot be hydrated keeps the server's HTML, which works without scripts.
    const start = () => hydrateOnce().catch(() => undefined);
    for (const kind of ['pointerover', 'pointerdown', 'focusin'])
      place.addEventListener(kind, start, { passive: true });
    replaySubmit(place, hydrateOnce);
    replayLink(place, hydrateOnce);
  }
}

/**
 * Replays a submit that happens during hydration. If hydration fails the browser sends the form itself,
 * but not while it is offline: its error page would lose what was typed.
 */
function replaySubmit(place: HTMLElement, hydrateOnce: () => Promise<void>): void {
  let isWaiting = false;
  untilHydrated(place, 'submit', (event) => {
    event.preventDefault();
    event.stopPropagation();
    // A double click submits once.
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

/** Replays a click on a link, which would otherwise leave the page and lose what was typed. */
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

/** Calls `act` for each such event until the island is hydrated. */
function untilHydrated<Kind extends 'click' | 'submit'>(
  place: HTMLElement,
  kind: Kind,
  act: (event: HTMLElementEventMap[Kind]) => void,
): void {
  place.addEventListener(kind, act, { capture: true });
  place.addEventListener('hydrated', () => place.removeEventListener(kind, act, { capture: true }));
}

/** React is imported here and in the forms only, so that it stays out of the script of every page. */
async function hydrate(place: HTMLElement): Promise<void> {
  const name = place.dataset.island as IslandName;
  const [{ hydrateIsland }, component] = await Promise.all([
    import('./hydrate-island.tsx'),
    islands[name](),
  ]);
  await hydrateIsland(place, name, component as ComponentType);
  place.dispatchEvent(new Event('hydrated'));
}
