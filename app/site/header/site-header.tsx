import { useMessages } from '#app/i18n/locale.ts';
import { plain } from '#app/i18n/message.tsx';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { samplesPath } from '#domain/samples/sample-list.ts';
import { SocialLinks } from '../company-contacts/social-links.tsx';
import { HeaderSamples } from '../samples/header-samples.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { PageLinks } from './page-links.tsx';
import { SiteMenu } from './site-menu.tsx';
import { Wordmark } from './wordmark.tsx';

/** The header: dark at the top of a page, light and translucent after scrolling (header-script.ts). */
export function SiteHeader() {
  const { layout } = useMessages();
  return (
    <header className="site-header on-ink">
      <div className="wrap">
        <a
          href={publicPages.home.path}
          className="home-link"
          aria-label={plain(layout.backToHomepage)}
        >
          <Wordmark />
        </a>
        <nav className="header-links" aria-label={plain(layout.mainNavigation)}>
          <PageLinks />
        </nav>
        <div className="header-tools">
          <LanguagePicker />
          <SocialLinks />
        </div>
        <HeaderSamples />
        <a href={samplesPath} className="header-call">
          {layout.requestSample}
        </a>
        <HeaderSearch />
        <SiteMenu />
      </div>
    </header>
  );
}
