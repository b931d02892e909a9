import { type ReactNode, ViewTransition } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import { Toaster } from '#app/ui/toaster.tsx';
import { useFocusOnPageChange } from './page-change.ts';
import { ProgressLine } from './progress-line.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What surrounds every page. Pages fade into each other; a list that is filtered does not. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { layout } = useWords();
  const { pathname } = useLocation();
  useFocusOnPageChange();
  return (
    <>
      {/* What is drawn while half of it is still on its way moves when the rest comes. */}
      <link rel="expect" href="#end" blocking="render" />
      <a className="skip-link" href="#content">
        {layout.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <ViewTransition key={pathname} default="none" enter="page" exit="page">
          <div>{children}</div>
        </ViewTransition>
      </main>
      <SiteFooter />
      <ProgressLine />
      <ScrollToTop />
      <Toaster label={layout.messages} closeLabel={layout.close} />
    </>
  );
}
