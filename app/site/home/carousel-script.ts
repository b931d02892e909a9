import { messageIn, showMessage } from '#app/i18n/sent-message.ts';

/**
 * Runs the carousel of the home page. The carousel pauses when the pointer or the focus is on its text, when the
 * visitor presses pause, and when the visitor prefers less motion.
 */
export function runCarousel(): void {
  const hero = document.querySelector<HTMLElement>('.hero');
  const slides = hero?.querySelector<HTMLElement>('.hero-slides');
  const controls = hero?.querySelector<HTMLElement>('.hero-controls');
  const toggle = controls?.querySelector<HTMLElement>('[data-toggle]');
  if (!hero || !slides || !controls || !toggle) return;
  const dots = [...controls.querySelectorAll<HTMLElement>('.dots button')];
  const caption = controls.querySelector<HTMLElement>('.hero-caption');
  const interval = Number(hero.dataset.interval);
  let current = 0;
  let playing = true;
  const held = { pointer: false, focus: false };
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Moves a slide out of its template, because a picture in a template does not load. */
  const insertSlide = (at: number) => {
    const place = slides.children[at];
    if (!(place instanceof HTMLTemplateElement)) return;
    const slide = place.content.firstElementChild;
    if (!slide) return;
    place.replaceWith(slide);
    // Reading the position forces a layout while the slide is transparent, so that the slide fades in.
    slide.getBoundingClientRect();
  };
  const insertNext = () => insertSlide((current + 1) % dots.length);
  const show = (at: number) => {
    current = (at + dots.length) % dots.length;
    insertSlide(current);
    for (const [n, slide] of [...slides.children].entries()) {
      if (!(slide instanceof HTMLElement) || slide instanceof HTMLTemplateElement) continue;
      slide.dataset.shown = String(n === current);
      slide.setAttribute('aria-hidden', String(n !== current));
    }
    for (const [n, dot] of dots.entries())
      if (n === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    const dot = dots[current];
    if (caption && dot) showMessage(caption, messageIn(dot, 'caption'));
    if (document.readyState === 'complete') insertNext();
    restartTimer();
  };
  /** Restarts the timer, so that every slide stays for the full interval. */
  const restartTimer = () => {
    clearInterval(timer);
    const moves = playing && !held.pointer && !held.focus;
    slides.setAttribute('aria-live', moves ? 'off' : 'polite');
    if (moves) timer = setInterval(() => document.hidden || show(current + 1), interval);
  };
  const hold = (by: keyof typeof held, now: boolean) => {
    held[by] = now;
    restartTimer();
  };
  const togglePlaying = () => {
    playing = !playing;
    const { toggle: other = '' } = toggle.dataset;
    toggle.dataset.toggle = toggle.getAttribute('aria-label') ?? '';
    toggle.setAttribute('aria-label', other);
    controls.toggleAttribute('data-still', !playing);
    restartTimer();
  };

  toggle.addEventListener('click', togglePlaying);
  for (const [n, dot] of dots.entries()) dot.addEventListener('click', () => show(n));
  for (const step of controls.querySelectorAll<HTMLElement>('[data-step]'))
    step.addEventListener('click', () => show(current + Number(step.dataset.step)));
  // A click on a button also gives it the focus. Only a focus that the browser shows pauses the carousel.
  hero.addEventListener('focusin', ({ target }) =>
    hold('focus', target instanceof Element && target.matches(':focus-visible')),
  );
  hero.addEventListener('focusout', () => hold('focus', false));
  const words = hero.querySelector('.hero-words');
  words?.addEventListener('pointerenter', () => hold('pointer', true));
  words?.addEventListener('pointerleave', () => hold('pointer', false));
  if (document.readyState === 'complete') insertNext();
  else addEventListener('load', insertNext);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) togglePlaying();
  else restartTimer();
}
