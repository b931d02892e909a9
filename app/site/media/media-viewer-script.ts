import { noscriptContent, on, withoutModifiers } from '../../ui/delegate-events.ts';

const viewers = new WeakMap<HTMLElement, Element[]>();

/** Changes the large picture or video by thumbnail, arrow button, arrow key or swipe. */
export function runViewer(): void {
  on('click', '.viewer .thumbs button', (thumb) => {
    const viewer = thumb.closest<HTMLElement>('.viewer');
    if (viewer) showMedia(viewer, thumbsOf(viewer).indexOf(thumb), true);
  });
  on('click', '.viewer-step', (step) => turn(step, Number(step.dataset.step)));
  on('keydown', '.viewer', (viewer, event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[withoutModifiers(event)];
    // The player of a video uses the arrow keys itself.
    if (!by || (event.target as Element).matches('video, iframe')) return;
    event.preventDefault();
    turn(viewer, by);
    if ((event.target as Element).closest('.thumbs')) thumbsOf(viewer)[shownIn(viewer)]?.focus();
  });
  let start: PointerEvent | undefined;
  on('pointerdown', '.viewer-stage', (_stage, event) => {
    start = event;
  });
  on('pointerup', '.viewer-stage', (stage, event) => {
    const end = event;
    if (!start || start.pointerType === 'mouse' || start.pointerId !== end.pointerId) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) turn(stage, x < 0 ? 1 : -1);
  });
}

/** Shows a medium large. If the visitor chose the medium (`chosen`), a video starts to play. */
export function showMedia(viewer: HTMLElement, at: number, chosen = false): void {
  const place = viewer.querySelector('[data-large]');
  const media = mediaOf(viewer);
  const next = media[at];
  if (!place || !next) return;
  place.replaceChildren(next);
  viewer.dataset.shown = String(at);
  for (const [n, thumb] of thumbsOf(viewer).entries())
    thumb.setAttribute('aria-pressed', String(n === at));
  const status = viewer.querySelector('[role="status"]');
  if (status) status.textContent = thumbsOf(viewer)[at]?.dataset.name ?? '';
  // If the browser refuses to play, the visitor can press play.
  if (chosen && next instanceof HTMLVideoElement) next.play().catch(() => undefined);
}

const thumbsOf = (viewer: HTMLElement) => [
  ...viewer.querySelectorAll<HTMLElement>('.thumbs button'),
];
const shownIn = (viewer: HTMLElement) => Number(viewer.dataset.shown);

function turn(within: HTMLElement, by: number): void {
  const viewer = within.closest<HTMLElement>('.viewer');
  if (!viewer) return;
  const count = thumbsOf(viewer).length;
  if (count > 1) showMedia(viewer, (shownIn(viewer) + by + count) % count, true);
}

/** The media of a viewer in their order. The large one is in the page, the others are in the noscript element. */
function mediaOf(viewer: HTMLElement): Element[] {
  const cached = viewers.get(viewer);
  if (cached) return cached;
  const media: Element[] = [];
  const shown = viewer.querySelector('[data-large]')?.firstElementChild;
  if (shown) media[shownIn(viewer)] = shown;
  for (const hidden of noscriptContent(viewer).querySelectorAll<HTMLElement>('[data-at]')) {
    const [one] = hidden.children;
    if (one) media[Number(hidden.dataset.at)] = one;
  }
  viewers.set(viewer, media);
  return media;
}
