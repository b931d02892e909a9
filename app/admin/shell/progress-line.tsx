import { useLocation, useNavigation } from 'react-router';
import { t, translate } from '#domain/admin-words/t.ts';
import { closedSearch } from '../screen/screen-address.ts';
import { screens } from '../screen/screens.ts';

/**
 * Shows a line at the top, and what is being loaded, while a screen or another page or order of its list
 * loads. Both appear only after 250 ms (frame.css). If a form opens, the text does not appear.
 */
export function ProgressLine() {
  const { pathname, search } = useLocation();
  const { state, location } = useNavigation();
  const other =
    state !== 'idle' &&
    location &&
    (location.pathname !== pathname || closedSearch(location.search) !== closedSearch(search));
  const screen = other && screens.find(({ to }) => to === location.pathname);
  return (
    <>
      {state !== 'idle' && <div aria-hidden="true" className="progress-line" />}
      <div aria-live="polite">
        {screen && (
          <p className="progress-text">
            {t('Loading {what}...', { what: translate(screen.holds) })}
          </p>
        )}
      </div>
    </>
  );
}
