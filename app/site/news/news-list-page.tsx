import { data } from 'react-router';
import { wordsOf } from '#app/i18n/catalogues.server.ts';
import { useWords } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/words.ts';
import { listNews } from '#domain/news/news.server.ts';
import { visitContext } from '#server/context.ts';
import { attempt } from '../parts/attempt.server.ts';
import { ListForm } from '../parts/list-form.tsx';
import { ListPagination } from '../parts/list-pagination.tsx';
import { listRequest } from '../parts/list-request.ts';
import { Nothing } from '../parts/nothing.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { tilesFor } from '../parts/tiles.ts';
import { TryAgain } from '../parts/try-again.tsx';
import { fixedPageMeta } from '../seo/page-meta.server.ts';
import type { Route } from './+types/news-list-page.ts';
import { ClearSearch } from './clear-search.tsx';
import { keepList } from './keep-with-likes.ts';
import { LikeWords } from './like-button.tsx';
import { NewsCard } from './news-card.tsx';
import { SkeletonCard } from './skeleton-card.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = listRequest(request.url);
  const list = await attempt(context, (db, languageCode) => listNews(db, languageCode, now));
  const meta = fixedPageMeta(context, request.url, 'news');
  const { loadFailed } = wordsOf(context.get(visitContext).language.code).news;
  const toasts = [!list && loadFailed];
  return data({ now, list, toasts, meta }, list ? keepList : { status: 503 });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export { meta } from '../seo/loaded-meta.ts';

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { now, list } = loaderData;
  const { news: words } = useWords();
  const count = list && (list.total === 1 ? words.countOne : fill(words.count, { n: list.total }));
  const tiles = tilesFor(list?.items.length ?? 0);
  return (
    <>
      <PageHeader picture="news" label={words.label} title={words.title} lead={words.lead} />
      <section className="section wrap">
        <ListForm
          now={now}
          placeholder={words.searchPlaceholder}
          paged
          status={count}
          loading={words.loading}
          failed={words.loadFailed}
        />
        {!list ? (
          <TryAgain title={words.loadFailed} />
        ) : list.items.length === 0 ? (
          <Nothing title={now.q === '' ? words.noneFound : fill(words.noneFoundFor, { q: now.q })}>
            <ClearSearch now={now} />
          </Nothing>
        ) : (
          <>
            <ul className={tiles.className} data-items="">
              {list.items.map((item, n) => (
                <li key={item.id} data-key={item.id} className="min-w-0">
                  <NewsCard item={item} priority={n === 0} sizes={tiles.sizes} />
                </li>
              ))}
            </ul>
            <ListPagination now={now} page={list.page} pages={list.pages} />
          </>
        )}
        <SkeletonCard />
        <LikeWords />
      </section>
    </>
  );
}
