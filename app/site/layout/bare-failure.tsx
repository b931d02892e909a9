import { useRouteLoaderData } from 'react-router';
import { received } from '#app/i18n/message.tsx';
import type { SentMessage } from '#app/i18n/sent-message.ts';

type Failure = Record<'pageFailed' | 'pageFailedText' | 'tryAgain', SentMessage>;

/** The error page without header and footer, shown if the data of header and footer could not be loaded. */
export function BareFailure() {
  const messages = useRouteLoaderData<{ failure: Failure }>('root')?.failure;
  return (
    <main className="lost on-ink">
      <div className="wrap">
        <h1 className="title">
          {received(messages?.pageFailed ?? 'This page could not be shown')}
        </h1>
        <p className="lead">{messages && received(messages.pageFailedText)}</p>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads this page */}
          <a className="button" href="">
            {received(messages?.tryAgain ?? 'Try Again')}
          </a>
        </p>
      </div>
    </main>
  );
}
