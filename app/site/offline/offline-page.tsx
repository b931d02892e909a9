import { data } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { visitContext } from '#server/visit/context.ts';
import { PageHeader } from '../sections/page-header.tsx';
import { missingPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/offline-page.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { connectionLost, connectionLostText } = messagesOf(context.get(visitContext)).layout;
  const texts = { title: connectionLost, description: connectionLostText };
  const headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
  return data({ meta: missingPageMeta(context, texts) }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export { meta } from '../seo/page-meta.ts';

/** The service worker answers with this page if a page is not cached. offline-script.ts lists the cached pages. */
export default function OfflinePage() {
  const { layout } = useMessages();
  return (
    <div className="lost on-ink">
      <PageHeader title={layout.connectionLost} lead={layout.connectionLostText}>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads this page */}
          <a className="button" href="">
            {layout.tryAgain}
          </a>
        </p>
        <section hidden>
          <h2 className="subheading mb-3">{layout.pagesAtHand}</h2>
          <ul className="grid gap-2" data-cached-pages="" />
        </section>
      </PageHeader>
    </div>
  );
}
