import { useMessages } from '#app/i18n/locale.ts';
import { listGallery } from '#domain/gallery/gallery.server.ts';
import { EmptyState } from '../list/empty-state.tsx';
import { loadList } from '../list/load-list.ts';
import { RecordList } from '../list/record-list.tsx';
import { PageTop } from '../sections/page-top.tsx';
import type { Route } from './+types/gallery-list-page.ts';
import { GalleryCard } from './gallery-card.tsx';

export const loader = (args: Route.LoaderArgs) => loadList(args, 'gallery', listGallery);

export { meta } from '../seo/page-meta.ts';

export default function GalleryListPage({ loaderData }: Route.ComponentProps) {
  const { now, list, texts } = loaderData;
  const { gallery: messages, lists } = useMessages();
  return (
    <>
      <PageTop page={texts} title={messages.title} label={messages.label} />
      <section className="section wrap">
        <RecordList
          now={now}
          list={list}
          messages={messages}
          categories={list?.categories ?? []}
          notLoaded={lists.notLoaded}
          empty={<EmptyState title={messages.noneFound} text={lists.tryAdjusting} />}
        >
          {(item, sizes) => <GalleryCard item={item} sizes={sizes} />}
        </RecordList>
      </section>
    </>
  );
}
