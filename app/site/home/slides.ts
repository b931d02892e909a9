import { useEffect, useState } from 'react';

const stillness = '(prefers-reduced-motion: reduce)';

/**
 * Which of several slides is shown. `reached` are those worth loading: the first, then, once the
 * page has loaded, the ones that were shown and the next.
 */
export function useSlides(count: number, interval: number, held: boolean) {
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState<ReadonlySet<number>>(new Set([0]));
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    if (matchMedia(stillness).matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (count < 2) return;
    const reach = () =>
      setReached((before) => new Set([...before, current, (current + 1) % count]));
    if (document.readyState === 'complete') return reach();
    addEventListener('load', reach);
    return () => removeEventListener('load', reach);
  }, [current, count]);

  // A slide that was just chosen stays for its whole time: each one starts the clock anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (count < 2 || !playing || held) return;
    const clock = setInterval(() => {
      if (!document.hidden) setCurrent((before) => (before + 1) % count);
    }, interval);
    return () => clearInterval(clock);
  }, [current, count, interval, playing, held]);

  return {
    current,
    reached,
    playing,
    show(at: number) {
      const next = (at + count) % count;
      setReached((before) => new Set([...before, next]));
      setCurrent(next);
    },
    toggle: () => setPlaying(!playing),
  };
}
