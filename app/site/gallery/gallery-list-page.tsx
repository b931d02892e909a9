import { data } from 'react-router';
import { shownMessagesOf } from '#app/i18n/catalogues.server.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { fill, sent } from '#app/i18n/message.tsx';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { listGallery } from '#domain/gallery/gallery.server.ts';
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
import type { Route } from './+types/gallery-list-page.ts';
import { GalleryCard } from './gallery-card.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = listRequest(request.url);
  const list = await attempt(context, (db, languageCode) => listGallery(db, languageCode, now));
  const path = listPath(publicPages.gallery.path, now, list?.page ?? 1);
  const meta = fixedPageMeta(context, 'gallery', path);
  const { loadFailed } = shownMessagesOf(context.get(visitContext)).gallery;
  const toasts = [!list && sent(loadFailed)];
  const texts = shownPages(context).builtIn.gallery;
  return data({ now, list, texts, toasts, meta }, { status: list ? 200 : 503 });
}

export { meta } from '../seo/page-meta.ts';

export default function GalleryListPage({ loaderData }: Route.ComponentProps) {
  const { now, list, texts } = loaderData;
  const { gallery: messages, lists } = useMessages();
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
          categories={list?.categories ?? []}
          paged
          status={count}
          loading={messages.loading}
          failed={messages.loadFailed}
        />
        {!list ? (
          <LoadError title={lists.notLoaded} />
        ) : list.rows.length === 0 ? (
          <EmptyState title={messages.noneFound} text={lists.tryAdjusting} />
        ) : (
          <>
            <Tiles rows={list.rows}>
              {(item, sizes) => <GalleryCard item={item} sizes={sizes} />}
            </Tiles>
            <ListPagination now={now} page={list.page} pages={list.pages} />
          </>
        )}
      </section>
    </>
  );
}
