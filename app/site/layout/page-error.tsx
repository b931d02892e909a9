import { useLocation } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { PageHeader } from '../sections/page-header.tsx';

/** The error page within the frame, with links to retry and to return home. */
export function PageError() {
  const { layout } = useMessages();
  const { pathname, search } = useLocation();
  return (
    <div className="lost on-ink">
      <PageHeader title={layout.pageFailed} lead={layout.pageFailedText}>
        <p className="mt-4 flex flex-wrap gap-4">
          <a className="button" href={pathname + search}>
            {layout.tryAgain}
          </a>
          <a className="button button-quiet" href={publicPages.home.path}>
            {layout.returnToHome}
          </a>
        </p>
      </PageHeader>
    </div>
  );
}
