import { useRouteLoaderData } from 'react-router';
import type { Messages } from '#app/i18n/interpolate.ts';

/** The data of the root route that this page shows. */
interface RootData {
  failure: Pick<Messages['layout'], 'pageFailed' | 'pageFailedText' | 'tryAgain'>;
}

/** The error page without header and footer, for when their data could not be loaded. */
export function BareFailure() {
  const messages = useRouteLoaderData<RootData>('root')?.failure;
  return (
    <main className="lost on-ink">
      <div className="wrap">
        <h1 className="title">{messages?.pageFailed ?? 'This page could not be shown'}</h1>
        <p className="lead">{messages?.pageFailedText}</p>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads this page */}
          <a className="button" href="">
            {messages?.tryAgain ?? 'Try Again'}
          </a>
        </p>
      </div>
    </main>
  );
}
