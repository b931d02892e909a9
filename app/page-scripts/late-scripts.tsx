import { InlineScript } from './inline-script.tsx';

/** The type of a module script that waits for {@link LateScripts}: no browser runs it. */
export const lateType = 'text/late-module';

/** Screens that ask for scripts at once: their lines are seldom slow. */
export const soonOn = '(min-width: 48rem)';

// A hidden page is not painted, and no browser promises to tell of a paint: neither waits for ever.
const askInTime = import.meta.env.SSR
  ? `addEventListener('DOMContentLoaded', () => {
  const late = document.querySelector('script[type="${lateType}"]');
  let asked = !late;
  const ask = () => {
    if (asked) return;
    asked = true;
    for (const link of document.querySelectorAll('link[rel=modulepreload][media]')) {
      const now = link.cloneNode();
      now.removeAttribute('media');
      link.replaceWith(now);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.text = late.text;
    document.head.append(script);
    script.remove();
  };
  if (document.hidden || matchMedia('${soonOn}').matches) return ask();
  new PerformanceObserver(ask).observe({ type: 'paint', buffered: true });
  setTimeout(ask, 3000);
})`
  : '';

/** On small screens, asks for the page's scripts once it has been painted: they keep no picture waiting. */
export function LateScripts() {
  return <InlineScript text={askInTime} />;
}
