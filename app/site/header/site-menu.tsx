import { useSite } from '#app/i18n/locale.ts';
import { named, plain } from '#app/i18n/message.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { close, menu } from '#app/ui/icons.ts';
import { samplesPath } from '#domain/samples/sample-list.ts';
import { SocialLinks } from '../company-contacts/social-links.tsx';
import { LanguageLinks } from './language-links.tsx';
import { PageLinks } from './page-links.tsx';
import { Wordmark } from './wordmark.tsx';

const menuId = 'site-menu';

/**
 * The menu of small screens. A modal dialog keeps the focus inside and closes on Escape. Browsers that support commands
 * open and close it without a script.
 */
export function SiteMenu() {
  const { languages, messages } = useSite();
  const { layout } = messages;
  return (
    <>
      <button
        type="button"
        className="button-icon menu-button"
        {...named(layout.openMenu)}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: menuId }}
      >
        <Icon d={menu} />
      </button>
      <dialog id={menuId} className="site-menu on-ink" aria-label={plain(layout.siteMenu)}>
        <div className="menu-top">
          <Wordmark />
          <button
            type="button"
            className="button-icon"
            {...named(layout.closeMenu)}
            {...{ command: 'close', commandfor: menuId }}
          >
            <Icon d={close} />
          </button>
        </div>
        <nav className="menu-links" aria-label={plain(layout.mainNavigation)}>
          <PageLinks />
        </nav>
        <p className="mb-5">
          <a href={samplesPath} className="button w-full">
            {layout.requestSample}
          </a>
        </p>
        <div className="menu-foot">
          <nav className="menu-languages" aria-label={plain(layout.languages)}>
            {languages.length > 0 ? <LanguageLinks inline /> : <p>{layout.languages}</p>}
          </nav>
          <SocialLinks />
        </div>
      </dialog>
    </>
  );
}
