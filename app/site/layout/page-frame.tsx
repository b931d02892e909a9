import siteScript from 'virtual:site-script';
import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import { ScrollToTop } from '../footer/scroll-to-top.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { SiteHeader } from '../header/site-header.tsx';
import { CachedPageNote } from '../offline/cached-page-note.tsx';
import { PreviewBar } from '../previews/preview-bar.tsx';
import { ToastRegion } from './toast-region.tsx';

/** What surrounds every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { layout } = useMessages();
  return (
    <>
      {/* What is drawn while half of it is still on its way moves when the rest comes. */}
      <link rel="expect" href="#end" blocking="render" />
      {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      <script type="module" src={siteScript} />
      <a className="skip-link" href="#content">
        {layout.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <CachedPageNote />
        <PreviewBar />
        {children}
      </main>
      <SiteFooter />
      <ScrollToTop />
      <ToastRegion />
      <div id="end" />
    </>
  );
}
