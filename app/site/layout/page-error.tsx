import { isRouteErrorResponse, useLocation } from 'react-router';
import { useMessages } from '#app/i18n/locale.ts';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { PageHeader } from '../page/page-header.tsx';

/** The error page within the frame: what happened, and links to retry or return home. */
export function PageError({ error }: { error: unknown }) {
  const { layout } = useMessages();
  const { pathname, search } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const [title, text] = isMissing
    ? [layout.pageNotFound, layout.pageNotFoundText]
    : [layout.pageFailed, layout.pageFailedText];
  return (
    <div className="lost on-ink">
      <PageHeader title={title} lead={text}>
        <p className="mt-4 flex flex-wrap gap-4">
          {!isMissing && (
            <a className="button" href={pathname + search}>
              {layout.tryAgain}
            </a>
          )}
          <a className={isMissing ? 'button' : 'button button-quiet'} href={publicPages.home.path}>
            {layout.returnToHome}
          </a>
        </p>
      </PageHeader>
    </div>
  );
}
