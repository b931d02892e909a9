import { data } from 'react-router';
import { shownMessagesOf } from '#app/i18n/catalogues.server.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { fill, sent } from '#app/i18n/message.tsx';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { listNews } from '#domain/news/news.server.ts';
import { visitContext } from '#server/visit/context.ts';
import { Tiles } from '../cards/tiles.tsx';
import { EmptyState } from '../list/empty-state.tsx';
import { ListForm } from '../list/list-form.tsx';
import { ListPagination } from '../list/list-pagination.tsx';
import { listRequest } from '../list/list-request.ts';
import { LoadError } from '../list/load-error.tsx';
import { attempt } from '../loading/attempt.ts';
import { shownPages } from '../loading/shown-pages.ts';
import { Field } from '../sections/block-parts.tsx';
import { PageHeader } from '../sections/page-header.tsx';
import { listPath } from '../seo/page-address.ts';
import { fixedPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/news-list-page.ts';
import { ClearSearch } from './clear-search.tsx';
import { LikeMessages } from './like-button.tsx';
import { NewsCard } from './news-card.tsx';
import { SkeletonCard } from './skeleton-card.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = listRequest(request.url);
  const list = await attempt(context, (db, languageCode) => listNews(db, languageCode, now));
  const path = listPath(publicPages.news.path, now, list?.page ?? 1);
  const meta = fixedPageMeta(context, 'news', path);
  const { loadFailed } = shownMessagesOf(context.get(visitContext)).news;
  const toasts = [!list && sent(loadFailed)];
  context.get(visitContext).page.showsLikes = true;
  const texts = shownPages(context).builtIn.news;
  return data({ now, list, texts, toasts, meta }, { status: list ? 200 : 503 });
}

export { meta } from '../seo/page-meta.ts';

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { now, list, texts } = loaderData;
  const { news: messages } = useMessages();
  const count =
    list && (list.total === 1 ? messages.countOne : fill(messages.count, { n: list.total }));
  return (
    <>
      <PageHeader
        page={texts}
        label={messages.label}
        title={texts ? <Field of={texts} name="title" /> : messages.title}
        lead={texts?.lead && <Field of={texts} name="lead" />}
      />
      <section className="section wrap">
        <ListForm
          now={now}
          placeholder={messages.searchPlaceholder}
          paged
          status={count}
          loading={messages.loading}
          failed={messages.loadFailed}
        />
        {!list ? (
          <LoadError title={messages.loadFailed} />
        ) : list.rows.length === 0 ? (
          <EmptyState
            title={now.q === '' ? messages.noneFound : fill(messages.noneFoundFor, { q: now.q })}
          >
            <ClearSearch now={now} />
          </EmptyState>
        ) : (
          <>
            <Tiles rows={list.rows}>
              {(item, sizes) => <NewsCard item={item} sizes={sizes} />}
            </Tiles>
            <ListPagination now={now} page={list.page} pages={list.pages} />
          </>
        )}
        <SkeletonCard />
        <LikeMessages />
      </section>
    </>
  );
}
