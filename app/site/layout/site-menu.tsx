import { useEffect, useRef, useState } from 'react';
import { useSite } from '#app/i18n/locale.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Icon } from '#app/ui/icon.tsx';
import { close, menu } from '#app/ui/icons.ts';
import { LanguageLinks } from './language-links.tsx';
import { PageLinks } from './page-links.tsx';
import { SocialLinks } from './social-links.tsx';
import { Wordmark } from './wordmark.tsx';

const menuId = 'site-menu';

/**
 * The links on a small screen: a modal dialog, so the browser keeps the focus in it, gives it back
 * and closes it on Escape. Its buttons are commands that need no script where browsers know them.
 */
export function SiteMenu() {
  const { languages, words } = useSite();
  const { layout } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  // Its codes are in the header too: where a script runs they wait until somebody looks.
  const showsCodes = !useHydrated() || open;
  const shut = () => dialog.current?.close();
  const look = () => setOpen(dialog.current?.open === true);
  // A screen turned or widened shows the links themselves, and must not stay behind a hidden menu.
  useEffect(() => {
    look();
    const wide = matchMedia('(min-width: 64rem)');
    wide.addEventListener('change', shut);
    return () => wide.removeEventListener('change', shut);
  });
  return (
    <>
      <button
        type="button"
        className="button-icon menu-button"
        aria-label={layout.openMenu}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: menuId }}
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
          look();
        }}
      >
        <Icon d={menu} />
      </button>
      <dialog
        ref={dialog}
        id={menuId}
        className="site-menu on-ink"
        aria-label={layout.siteMenu}
        onClose={look}
      >
        <div className="menu-top">
          <Wordmark />
          <button
            type="button"
            className="button-icon"
            aria-label={layout.closeMenu}
            {...{ command: 'close', commandfor: menuId }}
            onClick={(event) => {
              event.preventDefault();
              shut();
            }}
          >
            <Icon d={close} />
          </button>
        </div>
        <nav className="menu-links" aria-label={layout.mainNavigation}>
          <PageLinks onChoose={shut} />
        </nav>
        <div className="menu-foot">
          <nav className="menu-languages" aria-label={layout.languages}>
            {languages.length > 0 ? <LanguageLinks inline /> : <p>{layout.languages}</p>}
          </nav>
          {showsCodes && <SocialLinks />}
        </div>
      </dialog>
    </>
  );
}
