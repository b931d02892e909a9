import { readerLocale, t } from '#domain/admin-words/t.ts';
import { maxPinned } from '#domain/news/news.ts';
import { findNewsItemToCopy } from '#domain/news/news-copy.server.ts';
import {
  findNewsItemToEdit,
  listNewsCategories,
  listNewsToEdit,
  listPinnedNews,
} from '#domain/news/news-list.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { publishedRows } from '../records/published-rows.server.ts';
import {
  createdColumn,
  LacksFilter,
  picturedColumn,
  publishedActionsColumn,
  StatusFilter,
  statusColumn,
  textColumn,
} from '../records/record-columns.tsx';
import { FailedPart, useFailedParts } from '../screen/failed-part.tsx';
import { readListQuery } from '../screen/list-query.ts';
import { formLoadedLater } from '../screen/loaded-later.tsx';
import { Screen } from '../screen/screen.tsx';
import { copiedId, editedId } from '../screen/screen-address.ts';
import { load, loadFailures, loadPart } from '../screen/screen-loader.server.ts';
import { AdminTable, type Column } from '../table/admin-table.tsx';
import { changedColumn } from '../table/row-cells.tsx';
import { TableFilter, TableTools } from '../table/table-tools.tsx';
import { translationsColumn } from '../translation-state/translations-column.tsx';
import type { Route } from './+types/news-items-page.ts';
import { newsOperations } from './news-operations.server.ts';
import {
  detailsFailed,
  errorTitle,
  newsDeleteQuestion,
  newsFailures,
  newsUploadFailures,
} from './news-texts.ts';
import { PinToggle } from './pin-toggle.tsx';
import { PinnedPanel } from './pinned-panel.tsx';

export const meta = () => [{ title: t('News & Events') }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, counts } = context.get(servicesContext);
  const query = readListQuery(request.url, ['status', 'category', 'lacks'], {
    sort: 'created_at',
    dir: 'desc',
  });
  const copied = copiedId(request.url);
  const id = editedId(request.url) ?? copied;
  const lists = load(context, loadFailures['/admin/news-items'], () =>
    Promise.all([
      listNewsToEdit(db, query, () => counts.rowsOf('news_items', query)),
      listPinnedNews(db),
      listNewsCategories(db),
    ]),
  );
  // If an item cannot be read, it cannot be edited, but the list is still shown.
  const details = loadPart(context, detailsFailed, async () => {
    if (id === undefined) return undefined;
    const find = id === copied ? findNewsItemToCopy : findNewsItemToEdit;
    const item = await find(db, id);
    if (!item) throw new Error(`there is no news item ${id}`);
    return item;
  });
  const [[list, pinned, categories], item] = await Promise.all([lists, details]);
  const published = await publishedRows(context, 'news_items', list, item.value?.id);
  return { query, ...published, pinned, categories, item };
}

export const action = screenAction(newsFailures, newsOperations, { title: errorTitle });
export const clientAction = screenClientAction(newsFailures, newsUploadFailures);

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

const NewsDialog = formLoadedLater(async () => (await import('./news-dialog.tsx')).NewsDialog);

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const columnsOf = (free: boolean): Column<Row>[] => [
  picturedColumn('title', 'Title', 'primary_image_url', 'w-[22%]'),
  textColumn('slug', 'Slug'),
  statusColumn(),
  createdColumn('Created'),
  {
    key: 'is_pinned',
    header: 'Pinned',
    sortable: true,
    width: 'w-16',
    cell: (row) =>
      row.is_pinned ? (
        <span role="img" aria-label={t('Pinned')} className="text-gold-deep text-lg leading-5">
          ★
        </span>
      ) : (
        '-'
      ),
  },
  {
    key: 'likes',
    header: 'Likes',
    sortable: true,
    width: 'w-16',
    align: 'right',
    cell: (row) => row.likes.toLocaleString(readerLocale()),
  },
  translationsColumn('news_items'),
  changedColumn('wide'),
  publishedActionsColumn({
    kind: 'news_items',
    nameOf: (row) => row.title,
    question: newsDeleteQuestion,
    first: (row) => <PinToggle id={row.id} isPinned={row.is_pinned} free={free} />,
  }),
];

export default function NewsItemsPage({ loaderData }: Route.ComponentProps) {
  const { query, list, plans, pinned, categories, item } = loaderData;
  useFailedParts(loaderData, errorTitle);
  const columns = columnsOf(pinned.length < maxPinned);
  const selection = useSelection('news_items', list, query, (row) => row.title, {
    texts: categories,
  });
  return (
    <Screen
      heading={t('News & Events')}
      description={t('Manage news and events items that appear on the News & Events page')}
      add={t('Add News')}
    >
      <FailedPart part={item} className="mb-4" />
      <PinnedPanel pinned={pinned} />
      <TableTools
        query={query}
        search={t('Search news items...')}
        list={{ kind: 'news_items', columns }}
      >
        <StatusFilter />
        <TableFilter
          name="category"
          label={t('Category')}
          all={t('All')}
          choices={categories.map((category) => ({ value: category, label: category }))}
        />
        <LacksFilter kind="news_items" query={query} />
      </TableTools>
      <AdminTable
        label={t('News items')}
        list={list}
        query={query}
        columns={columns}
        selection={selection}
      />
      <NewsDialog item={item.value} categories={categories} plans={plans} />
    </Screen>
  );
}
