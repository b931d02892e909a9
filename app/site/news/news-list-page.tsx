import { data } from 'react-router';
import { useWords } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/words.ts';
import { listNews } from '#domain/news/news.server.ts';
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
import type { Route } from './+types/news-list-page.ts';
import { ClearSearch } from './clear-search.tsx';
import { keepList } from './keep-with-likes.ts';
import { useFreshLikes } from './likes.ts';
import { NewsCard } from './news-card.tsx';
import { SkeletonCards } from './skeleton-cards.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = listRequest(request.url);
  const list = await attempt(context, (db, languageCode) => listNews(db, languageCode, now));
  const meta = fixedPageMeta(context, request.url, 'news');
  return data({ now, list, meta }, list ? keepList : { status: 503 });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export { meta } from '../seo/loaded-meta.ts';
export const clientLoader = (args: Route.ClientLoaderArgs) => keepScreen('news', args);
export { shouldRevalidate } from '../parts/screen-loader.ts';

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { now, list } = loaderData;
  const { news: words } = useWords();
  const isRefining = useIsRefining();
  useFailureToast(loaderData, [!list && words.loadFailed]);
  useFreshLikes(list?.items ?? []);
  const count = list && (list.total === 1 ? words.countOne : fill(words.count, { n: list.total }));
  return (
    <>
      <PageHeader picture="news" label={words.label} title={words.title} lead={words.lead} />
      <section className="section wrap">
        <ListForm
          now={now}
          placeholder={words.searchPlaceholder}
          paged
          status={isRefining ? words.loading : count}
        />
        {isRefining ? (
          <SkeletonCards number={list?.items.length || now.size} />
        ) : !list ? (
          <TryAgain title={words.loadFailed} />
        ) : list.items.length === 0 ? (
          <Nothing title={now.q === '' ? words.noneFound : fill(words.noneFoundFor, { q: now.q })}>
            <ClearSearch now={now} />
          </Nothing>
        ) : (
          <>
            <ul className="tiles">
              {list.items.map((item, n) => (
                <li key={item.id} className="min-w-0">
                  <NewsCard item={item} priority={n === 0} />
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
