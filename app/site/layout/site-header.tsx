import { Link } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import { useScrolledPast } from '#app/ui/scrolled-past.ts';
import { LanguagePicker } from './language-picker.tsx';
import { PageLinks } from './page-links.tsx';
import { SiteMenu } from './site-menu.tsx';
import { SocialLinks } from './social-links.tsx';
import { Wordmark } from './wordmark.tsx';

/** Dark at the top of a page; further down white, translucent and shadowed. */
export function SiteHeader() {
  const { layout } = useWords();
  const scrolled = useScrolledPast(20);
  return (
    <header className={scrolled ? 'site-header is-scrolled' : 'site-header on-ink'}>
      <div className="wrap">
        <Link to="/" className="home-link" aria-label={layout.backToHomepage}>
          <Wordmark />
        </Link>
        <nav className="header-links" aria-label={layout.mainNavigation}>
          <PageLinks />
        </nav>
        <div className="header-tools">
          <LanguagePicker />
          <SocialLinks />
        </div>
        <SiteMenu />
      </div>
    </header>
  );
}
