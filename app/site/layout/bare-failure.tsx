import { useRouteLoaderData } from 'react-router';
import type { Messages } from '#app/i18n/interpolate.ts';

/** What the root hands to this. */
interface RootData {
  failure: Pick<Messages['layout'], 'pageFailed' | 'pageFailedText' | 'tryAgain'>;
}

/** What is left when not even the frame of a page could be had. */
export function BareFailure() {
  const messages = useRouteLoaderData<RootData>('root')?.failure;
  return (
    <main className="lost on-ink">
      <div className="wrap">
        <h1 className="title">{messages?.pageFailed ?? 'This page could not be shown'}</h1>
        <p className="lead">{messages?.pageFailedText}</p>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: the address of this very page */}
          <a className="button" href="">
            {messages?.tryAgain ?? 'Try Again'}
          </a>
        </p>
      </div>
    </main>
  );
}
