import siteScript from 'virtual:site-script';
import type { ReactNode } from 'react';
import { useSite } from '#app/i18n/locale.ts';
import { inData, named } from '#app/i18n/message.tsx';
import type { SentMessage } from '#app/i18n/sent-message.ts';
import { Icon } from '#app/ui/icon.tsx';
import { arrowUp } from '#app/ui/icons.ts';
import { SiteFooter } from '../footer/site-footer.tsx';
import { SiteHeader } from '../header/site-header.tsx';
import type { NewsletterReturn } from '../newsletter/newsletter-outcome.ts';
import type { Policies } from '../policies/policy-dialogs.tsx';
import { PreviewBar } from '../previews/preview-bar.tsx';
import { ToastRegion } from '../toasts/toast-region.tsx';

/** The data that only the frame uses, in addition to SiteData. */
export interface FrameData {
  newsletter: NewsletterReturn | undefined;
  policies: Policies;
  /** The toast of the redirect that led to this page. */
  passing: SentMessage | undefined;
  /**
   * Set if the page is a preview. `links` is the address of the screen with its preview links, if the reader may open
   * it. A `framed` preview is shown beside a form and has no script, so that nothing in it can be used.
   */
  preview: { links: string | undefined; framed: boolean } | undefined;
  /** Whether the browser keeps visited pages for offline use. */
  offline: boolean;
  footer: boolean;
}

/** The frame of every public page: header, footer and toasts. */
export function PageFrame(frame: FrameData & { children: ReactNode }) {
  const { newsletter, policies, passing, preview, offline, footer, children } = frame;
  const { company, messages } = useSite();
  const { layout } = messages;
  return (
    <>
      {/*
       * The browser shows nothing before the element #end has arrived, so that the layout does not
       * shift.
       */}
      <link rel="expect" href="#end" blocking="render" />
      {[company.wechat, company.whatsapp].map(
        (chat) => chat && <link key={chat.code} rel="preload" as="image" href={chat.code} />,
      )}
      {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      {!preview?.framed && <script type="module" src={siteScript} />}
      <a className="skip-link" href="#content">
        {layout.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {offline && (
          // offline-script.ts shows the note, with the page's age, above a cached page.
          <p
            className="cached-page-note"
            role="status"
            {...inData('cached-page-note', layout.seenAt)}
            hidden
          />
        )}
        {preview && <PreviewBar {...preview} />}
        {children}
      </main>
      {footer && <SiteFooter returned={newsletter} policies={policies} />}
      {/* header-script.ts shows this button after some scrolling. */}
      <button type="button" className="to-top" {...named(layout.backToTop)} hidden>
        <Icon d={arrowUp} />
      </button>
      <ToastRegion passing={passing} />
      <div id="end" />
    </>
  );
}
