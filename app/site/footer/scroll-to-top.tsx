import { useMessages } from '#app/i18n/locale.ts';
import { Icon } from '#app/ui/icon.tsx';
import { arrowUp } from '#app/ui/icons.ts';

/** The way back up; header-script.ts shows it once there is one. */
export function ScrollToTop() {
  const { layout } = useMessages();
  return (
    <button type="button" className="to-top" aria-label={layout.backToTop} hidden>
      <Icon d={arrowUp} />
    </button>
  );
}
