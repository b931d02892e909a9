import { on } from '../../ui/delegate-events.ts';

/** Makes the header light after 20 px of scrolling, and shows the scroll-to-top button after 300 px. */
export function runHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  const up = document.querySelector<HTMLElement>('.to-top');
  const update = () => {
    header?.classList.toggle('is-scrolled', scrollY > 20);
    header?.classList.toggle('on-ink', scrollY <= 20);
    if (up) up.hidden = scrollY <= 300;
  };
  addEventListener('scroll', update, { passive: true });
  update();
  on('click', '.to-top', () => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('.home-link')?.focus({ preventScroll: true });
  });
  // The browser may show a page that was cached last year.
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}
