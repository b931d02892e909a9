import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import { PageHeader } from '../parts/page-header.tsx';

/** Instead of a page that could not be had: what happened, honestly, and the ways on. */
export function PageError({ error }: { error: unknown }) {
  const { layout } = useWords();
  const { pathname, search } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  // A page that the server answered for is its fault; anything else that failed on the way is not.
  const isLost = error instanceof TypeError && !navigator.onLine;
  const [title, text] = isMissing
    ? [layout.pageNotFound, layout.pageNotFoundText]
    : isLost
      ? [layout.connectionLost, layout.connectionLostText]
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
          <Link className={isMissing ? 'button' : 'button button-quiet'} to="/">
            {layout.returnToHome}
          </Link>
        </p>
      </PageHeader>
    </div>
  );
}
