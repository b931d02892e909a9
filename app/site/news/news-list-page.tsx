import { useMessages } from '#app/i18n/locale.ts';
import { fill } from '#app/i18n/message.tsx';
import { listNews } from '#domain/news/news.server.ts';
import { visitContext } from '#server/visit/context.ts';
import { EmptyState } from '../list/empty-state.tsx';
import { loadList } from '../list/load-list.ts';
import { RecordList } from '../list/record-list.tsx';
import { PageTop } from '../sections/page-top.tsx';
import type { Route } from './+types/news-list-page.ts';
import { LikeMessages } from './like-button.tsx';
import { NewsCard } from './news-card.tsx';
import { SkeletonCard } from './skeleton-card.tsx';

export function loader(args: Route.LoaderArgs) {
  args.context.get(visitContext).page.showsLikes = true;
  return loadList(args, 'news', listNews);
}

export { meta } from '../seo/page-meta.ts';

export default function NewsListPage({ loaderData }: Route.ComponentProps) {
  const { now, list, texts } = loaderData;
  const { news: messages, lists } = useMessages();
  return (
    <>
      <PageTop page={texts} title={messages.title} label={messages.label} />
      <section className="section wrap">
        <RecordList
          now={now}
          list={list}
          messages={messages}
          notLoaded={messages.loadFailed}
          empty={
            <EmptyState
              title={now.q === '' ? messages.noneFound : fill(messages.noneFoundFor, { q: now.q })}
            >
              <form method="get" data-clear="">
                <button type="submit" name="size" value={now.size} className="button button-quiet">
                  {lists.clearSearch}
                </button>
              </form>
            </EmptyState>
          }
        >
          {(item, sizes) => <NewsCard item={item} sizes={sizes} />}
        </RecordList>
        <SkeletonCard />
        <LikeMessages />
      </section>
    </>
  );
}
