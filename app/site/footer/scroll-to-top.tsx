import { useMessages } from '#app/i18n/locale.ts';
import { named } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { arrowUp } from '#app/ui/icons.ts';

/** The scroll-to-top button. header-script.ts shows the button after some scrolling. */
export function ScrollToTop() {
  const { layout } = useMessages();
  return (
    <button type="button" className="to-top" {...named(layout.backToTop)} hidden>
      <Icon d={arrowUp} />
    </button>
  );
}
