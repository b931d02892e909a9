/**
 * Lets the pictures of the home page fade into each other. They stand still while the pointer is on
 * the words or the focus in them, under reduced motion, and when told to.
 */
export function runCarousel(): void {
  const hero = document.querySelector<HTMLElement>('.hero');
  const slides = hero?.querySelector<HTMLElement>('.hero-slides');
  const controls = hero?.querySelector<HTMLElement>('.hero-controls');
  const toggle = controls?.querySelector<HTMLElement>('[data-toggle]');
  if (!hero || !slides || !controls || !toggle) return;
  const dots = [...controls.querySelectorAll<HTMLElement>('.dots button')];
  const caption = controls.querySelector('.hero-caption');
  const interval = Number(hero.dataset.interval);
  let current = 0;
  let playing = true;
  let pointed = false;
  let focused = false;
  let clock: ReturnType<typeof setInterval> | undefined;

  /** Puts a slide into the page: its picture is worth loading now. */
  const reach = (at: number) => {
    const place = slides.children[at];
    if (!(place instanceof HTMLTemplateElement)) return;
    const slide = place.content.firstElementChild;
    if (!slide) return;
    place.replaceWith(slide);
    // Laid out once while it is not to be seen, it fades in.
    slide.getBoundingClientRect();
  };
  const reachNext = () => reach((current + 1) % dots.length);
  const show = (at: number) => {
    current = (at + dots.length) % dots.length;
    reach(current);
    for (const [n, slide] of [...slides.children].entries()) {
      if (!(slide instanceof HTMLElement) || slide instanceof HTMLTemplateElement) continue;
      slide.dataset.shown = String(n === current);
      slide.setAttribute('aria-hidden', String(n !== current));
    }
    for (const [n, dot] of dots.entries())
      if (n === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    if (caption) caption.textContent = dots[current]?.dataset.caption ?? '';
    if (document.readyState === 'complete') reachNext();
    run();
  };
  /** A slide that was just chosen stays for its whole time: each one starts the clock anew. */
  const run = () => {
    clearInterval(clock);
    const moves = playing && !pointed && !focused;
    slides.setAttribute('aria-live', moves ? 'off' : 'polite');
    if (moves) clock = setInterval(() => document.hidden || show(current + 1), interval);
  };
  const point = (now: boolean) => {
    pointed = now;
    run();
  };
  const focus = (now: boolean) => {
    focused = now;
    run();
  };
  const turn = () => {
    playing = !playing;
    const { toggle: other = '' } = toggle.dataset;
    toggle.dataset.toggle = toggle.getAttribute('aria-label') ?? '';
    toggle.setAttribute('aria-label', other);
    controls.toggleAttribute('data-still', !playing);
    run();
  };

  toggle.addEventListener('click', turn);
  for (const [n, dot] of dots.entries()) dot.addEventListener('click', () => show(n));
  for (const step of controls.querySelectorAll<HTMLElement>('[data-step]'))
    step.addEventListener('click', () => show(current + Number(step.dataset.step)));
  // A click leaves the focus behind; whoever sees it is still there.
  hero.addEventListener('focusin', ({ target }) =>
    focus(target instanceof Element && target.matches(':focus-visible')),
  );
  hero.addEventListener('focusout', () => focus(false));
  const words = hero.querySelector('.hero-words');
  words?.addEventListener('pointerenter', () => point(true));
  words?.addEventListener('pointerleave', () => point(false));
  if (document.readyState === 'complete') reachNext();
  else addEventListener('load', reachNext);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) turn();
  else run();
}
