import { useRouteLoaderData } from 'react-router';
import type { Words } from '#app/i18n/words.ts';

/** What the root hands to this. */
interface RootData {
  failure: Pick<Words['layout'], 'pageFailed' | 'pageFailedText' | 'tryAgain'>;
}

/** What is left when not even the frame of a page could be had. */
export function BareFailure() {
  const words = useRouteLoaderData<RootData>('root')?.failure;
  return (
    <main className="lost on-ink">
      <div className="wrap">
        <h1 className="title">{words?.pageFailed ?? 'This page could not be shown'}</h1>
        <p className="lead">{words?.pageFailedText}</p>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: the address of this very page */}
          <a className="button" href="">
            {words?.tryAgain ?? 'Try Again'}
          </a>
        </p>
      </div>
    </main>
  );
}
