import { useWords } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { arrowUp } from '#app/ui/icons.ts';
import { useScrolledPast } from '#app/ui/scrolled-past.ts';

/** The way back up, once there is one. */
export function ScrollToTop() {
  const { layout } = useWords();
  if (!useScrolledPast(300)) return null;
  const goUp = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('.home-link')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="to-top" aria-label={layout.backToTop} onClick={goUp}>
      <Icon d={arrowUp} />
    </button>
  );
}
