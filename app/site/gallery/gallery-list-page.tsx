import { data } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/words.ts';
import { listGallery } from '#domain/gallery/gallery.server.ts';
import { attempt } from '../parts/attempt.server.ts';
import { useFailureToast } from '../parts/failure-toast.ts';
import { ListForm } from '../parts/list-form.tsx';
import { useIsRefining } from '../parts/list-navigation.ts';
import { ListPagination } from '../parts/list-pagination.tsx';
import { listRequest } from '../parts/list-request.ts';
import { Nothing } from '../parts/nothing.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { keepScreen } from '../parts/screen-loader.ts';
import { TryAgain } from '../parts/try-again.tsx';
import { fixedPageMeta } from '../seo/page-meta.server.ts';
import type { Route } from './+types/gallery-list-page.ts';
import { GalleryCard } from './gallery-card.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = listRequest(request.url);
  const list = await attempt(context, (db, languageCode) => listGallery(db, languageCode, now));
  const meta = fixedPageMeta(context, request.url, 'gallery');
  return data({ now, list, meta }, { status: list ? 200 : 503 });
}

export { meta } from '../seo/loaded-meta.ts';
export const clientLoader = (args: Route.ClientLoaderArgs) => keepScreen('gallery', args);
export { shouldRevalidate } from '../parts/screen-loader.ts';

export default function GalleryListPage({ loaderData }: Route.ComponentProps) {
  const { now, list } = loaderData;
  const { gallery: words, lists } = useWords();
  const isRefining = useIsRefining();
  useFailureToast(loaderData, [!list && words.loadFailed]);
  const count = list && (list.total === 1 ? words.countOne : fill(words.count, { n: list.total }));
  return (
    <>
      <PageHeader picture="gallery" label={words.label} title={words.title} lead={words.lead} />
      <section className="section wrap">
        <ListForm
          now={now}
          placeholder={words.searchPlaceholder}
          categories={list?.categories ?? []}
          paged
          status={isRefining ? words.loading : count}
        />
        {!list ? (
          <TryAgain title={lists.notLoaded} />
        ) : list.items.length === 0 ? (
          <Nothing title={words.noneFound} text={lists.tryAdjusting} />
        ) : (
          <>
            <ul className="tiles" aria-busy={isRefining}>
              {list.items.map((item, n) => (
                <li key={item.id} className="min-w-0">
                  <GalleryCard item={item} priority={n === 0} />
                </li>
              ))}
            </ul>
            <ListPagination now={now} page={list.page} pages={list.pages} />
          </>
        )}
      </section>
    </>
  );
}
