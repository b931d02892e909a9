import type { ComponentType } from 'react';
import { showToast } from '../layout/toasts.ts';
import { type IslandName, islands } from './island-list.ts';

/** Wakes each island of the page when it is first touched. */
export function wakeIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = place.dataset.island as IslandName;
    let awake: Promise<void> | undefined;
    const wake = () => {
      awake ??= hydrate(place, name);
      return awake;
    };
    // One that cannot be woken stays as the server sent it, and works as without scripts.
    const touched = () => void wake().catch(() => undefined);
    for (const kind of ['pointerover', 'pointerdown', 'focusin'])
      place.addEventListener(kind, touched, { passive: true });
    holdSubmits(place, wake);
    holdLinks(place, wake);
  }
}

/**
 * What is sent while an island wakes waits for it. Where it cannot be woken the browser sends it,
 * but not into a lost connection: what was typed would be gone.
 */
function holdSubmits(place: HTMLElement, wake: () => Promise<void>): void {
  let held = false;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    // A double click sends once.
    if (held) return;
    held = true;
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    wake().then(
      () => form.requestSubmit(submitter),
      () => {
        held = false;
        if (navigator.onLine) form.submit();
        else showToast('error', place.dataset.failed ?? '');
      },
    );
  };
  place.addEventListener('submit', hold, { capture: true });
  place.addEventListener('awake', () =>
    place.removeEventListener('submit', hold, { capture: true }),
  );
}

/** A link that is followed while an island wakes waits for it: what was typed would be lost with the page. */
function holdLinks(place: HTMLElement, wake: () => Promise<void>): void {
  const hold = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const follow = () => link.click();
    wake().then(follow, () => location.assign(link.href));
  };
  place.addEventListener('click', hold, { capture: true });
  place.addEventListener('awake', () =>
    place.removeEventListener('click', hold, { capture: true }),
  );
}

/** React comes with what needs it: the script of every page would load helpers for it otherwise. */
async function hydrate(place: HTMLElement, name: IslandName): Promise<void> {
  const [{ hydrateIsland }, component] = await Promise.all([
    import('./hydrate-island.tsx'),
    islands[name](),
  ]);
  await hydrateIsland(place, name, component as ComponentType);
  place.dispatchEvent(new Event('awake'));
}
