import { on } from '../../ui/delegate-events.ts';

/** The header is light past 20 px; the way back up is there past 300. Both follow the reader. */
export function runHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  const up = document.querySelector<HTMLElement>('.to-top');
  const follow = () => {
    header?.classList.toggle('is-scrolled', scrollY > 20);
    header?.classList.toggle('on-ink', scrollY <= 20);
    if (up) up.hidden = scrollY <= 300;
  };
  addEventListener('scroll', follow, { passive: true });
  follow();
  on('click', '.to-top', () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('.home-link')?.focus({ preventScroll: true });
  });
  // A page may have been kept since last year.
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}
