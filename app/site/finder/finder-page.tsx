import { data } from 'react-router';
import { messagesOf } from '#app/i18n/catalogues.server.ts';
import { useMessages } from '#app/i18n/locale.ts';
import { fill, plain } from '#app/i18n/message.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { publicPages } from '#domain/addresses/public-pages.ts';
import { readFinder } from '#domain/finder/finder.server.ts';
import { finderQuery, finderRequest } from '#domain/finder/finder-request.ts';
import { toolPages } from '#domain/finder/tool-pages.ts';
import { readNearest } from '#domain/shades/nearest/shown-nearest.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { EmptyState } from '../list/empty-state.tsx';
import { LoadError } from '../list/load-error.tsx';
import { attempt } from '../loading/attempt.ts';
import { PageHeader } from '../sections/page-header.tsx';
import { toolPageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/finder-page.ts';
import { FinderForm } from './finder-form.tsx';
import { FinderTable } from './finder-table.tsx';
import { NearestShades } from './nearest-shades.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = finderRequest(request.url);
  const { codes, shades } = context.get(servicesContext);
  const read = await attempt(context, async (db, languageCode) => ({
    ...(await readFinder(db, languageCode, await codes.latest(), asked)),
    near: asked.shade
      ? await readNearest(db, languageCode, await shades.latest(), asked.shade)
      : undefined,
  }));
  const { finder } = messagesOf(context.get(visitContext));
  const texts = { title: finder.title, description: finder.description };
  return data(
    { asked, read, meta: toolPageMeta(context, toolPages.finder.path, texts) },
    { status: read ? 200 : 503 },
  );
}

export { meta } from '../seo/page-meta.ts';

export default function FinderPage({ loaderData: { asked, read } }: Route.ComponentProps) {
  const { finder, lists } = useMessages();
  return (
    <>
      <PageHeader title={finder.title} lead={finder.lead} />
      <section className="section wrap">
        {read ? <Found asked={asked} read={read} /> : <LoadError title={lists.notLoaded} />}
      </section>
    </>
  );
}

function Found({
  asked,
  read,
}: Pick<Route.ComponentProps['loaderData'], 'asked'> & { read: Read }) {
  const { finder, lists } = useMessages();
  const { total, unreadTotal, page, pages } = read;
  return (
    <>
      {asked.shade && <NearestShades asked={asked.shade} found={read.near} />}
      <FinderForm request={asked} options={read.options} categories={read.categories} />
      <p role="status" className="caption mb-4">
        {total === 1 ? finder.countOne : fill(finder.count, { n: total.toLocaleString('en') })}
      </p>
      {total + unreadTotal > 0 ? (
        <FinderTable request={asked} page={read} />
      ) : (
        <EmptyState title={finder.none} text={finder.noneText}>
          <a className="button" href={publicPages.contact.path}>
            {finder.ask}
          </a>
        </EmptyState>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(n) => toolPages.finder.path + finderQuery(asked, { page: n })}
        messages={{ ...lists, pagination: plain(lists.pagination) }}
      />
    </>
  );
}

type Read = NonNullable<Route.ComponentProps['loaderData']['read']>;
