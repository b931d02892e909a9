import siteScript from 'virtual:site-script';
import type { ReactNode } from 'react';
import { useMessages } from '#app/i18n/locale.ts';
import { ScrollToTop } from '../footer/scroll-to-top.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { SiteHeader } from '../header/site-header.tsx';
import type { NewsletterReturn } from '../newsletter/newsletter-outcome.ts';
import { CachedPageNote } from '../offline/cached-page-note.tsx';
import type { AskedPolicy } from '../policies/policy-dialogs.tsx';
import { PreviewBar } from '../previews/preview-bar.tsx';
import { ToastRegion } from './toast-region.tsx';

/** What stands around a page beyond what every page knows of its site. */
export interface FrameData {
  newsletter: NewsletterReturn | undefined;
  policy: AskedPolicy | undefined;
  /** What the redirect to this page has to say. */
  passing: string | undefined;
  /** Set when the page is a preview: where links to it are made, for who may. */
  preview: { links: string | undefined } | undefined;
  /** Whether pages are cached for when the connection is lost. */
  offline: boolean;
  footer: boolean;
}

/** What surrounds every page. */
export function PageFrame({
  newsletter,
  policy,
  passing,
  preview,
  offline,
  footer,
  children,
}: FrameData & { children: ReactNode }) {
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
        {offline && <CachedPageNote />}
        {preview && <PreviewBar links={preview.links} />}
        {children}
      </main>
      {footer && <SiteFooter returned={newsletter} policy={policy} />}
      <ScrollToTop />
      <ToastRegion passing={passing} />
      <div id="end" />
    </>
  );
}
