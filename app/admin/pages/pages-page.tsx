import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { pageKeys } from '#database/schema/page-keys.ts';
import { t, translate } from '#domain/admin-words/t.ts';
import {
  findPageToEdit,
  listPages,
  listWrittenPages,
  pageOrder,
} from '#domain/pages/page-list.server.ts';
import { builtInPages } from '#domain/pages/page-places.ts';
import { allLanguages } from '#domain/site-content/site-content.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { publishedOperations } from '../records/list-operations.server.ts';
import { publishedRows } from '../records/published-rows.server.ts';
import {
  placeColumn,
  publishedActionsColumn,
  StatusFilter,
  statusColumn,
  textColumn,
} from '../records/record-columns.tsx';
import { useReorder } from '../reorder/use-reorder.ts';
import { FailedPart, useFailedParts } from '../screen/failed-part.tsx';
import { readListQuery } from '../screen/list-query.ts';
import { formLoadedLater } from '../screen/loaded-later.tsx';
import { Screen, TitledSection } from '../screen/screen.tsx';
import { editedId } from '../screen/screen-address.ts';
import { load, loadFailures, loadPart } from '../screen/screen-loader.server.ts';
import { AdminTable, type Column } from '../table/admin-table.tsx';
import { changedColumn } from '../table/row-cells.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { translationsColumn } from '../translation-state/translations-column.tsx';
import type { Route } from './+types/pages-page.ts';
import { pageDeleteQuestion, pageFailures, pageSaved, placementNames } from './page-texts.ts';

export const meta = () => [{ title: t('Pages') }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(request.url, ['status']);
  const id = editedId(request.url);
  const [list, written, page] = await Promise.all([
    load(context, loadFailures['/admin/pages'], () => listPages(db, query)),
    load(context, loadFailures['/admin/pages'], () => listWrittenPages(db)),
    loadPart(context, loadFailures['/admin/pages'], async () =>
      id === undefined ? undefined : findPageToEdit(db, id),
    ),
  ]);
  const published = await publishedRows(context, 'pages', list, id);
  const unwritten = pageKeys.filter((key) => !written.includes(key));
  const languages = allLanguages(context.get(visitContext).content).map(({ code, name }) => ({
    ...{ code, name },
  }));
  return { query, ...published, unwritten, page, languages };
}

export const action = screenAction(
  pageFailures,
  publishedOperations('pages', pageOrder, { failures: pageFailures, saved: pageSaved }),
);
export const clientAction = screenClientAction(pageFailures);

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

const PageDialog = formLoadedLater(async () => (await import('./page-dialog.tsx')).PageDialog);

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const columns: Column<Row>[] = [
  placeColumn(),
  textColumn('title', 'Title', { card: 'title' }),
  {
    key: 'slug',
    header: 'Page',
    sortable: true,
    cell: (row) => (row.key ? translate(builtInPages[row.key].name) : `/${row.slug}`),
  },
  {
    key: 'placement',
    header: 'Linked From',
    sortable: true,
    width: 'w-24',
    cell: (row) => (row.key ? '' : t(placementNames[row.placement])),
  },
  statusColumn(),
  translationsColumn('pages'),
  changedColumn(),
  publishedActionsColumn({
    kind: 'pages',
    nameOf: (row) => row.title,
    question: pageDeleteQuestion,
  }),
];

export default function PagesPage({ loaderData }: Route.ComponentProps) {
  const { query, list, plans, unwritten, page, languages } = loaderData;
  useFailedParts(loaderData);
  const reorder = useReorder(list, query, (row) => row.title);
  const selection = useSelection('pages', list, query, (row) => row.title);
  return (
    <Screen
      heading={t('Pages')}
      description={t('The texts and pictures of the site’s own pages, and pages of your own.')}
      add={t('New Page')}
    >
      <FailedPart part={page} className="mb-4" />
      <TableTools query={query} search={t('Search by title')} list={{ kind: 'pages', columns }}>
        <StatusFilter />
      </TableTools>
      <AdminTable
        label={t('Pages')}
        list={list}
        query={query}
        columns={columns}
        reorder={reorder}
        selection={selection}
        empty={t('No pages found')}
      />
      {unwritten.length > 0 && (
        <TitledSection id="unwritten" heading={t('Pages without texts')} gap="" className="mt-6">
          <Form preventScrollReset>
            <input type="hidden" name="new" value="yes" />
            <ul className="mt-2 divide-y divide-line border border-line bg-white text-sm">
              {unwritten.map((key) => (
                <li key={key} className="flex items-center justify-between gap-3 px-4 py-2">
                  <span>
                    {translate(builtInPages[key].name)}
                    <span className="block text-muted">{translate(builtInPages[key].words)}</span>
                  </span>
                  <Button
                    compact
                    type="submit"
                    name="key"
                    value={key}
                    aria-label={t('Write {page}', { page: translate(builtInPages[key].name) })}
                  >
                    {t('Write')}
                  </Button>
                </li>
              ))}
            </ul>
          </Form>
        </TitledSection>
      )}
      <PageDialog page={page.value} plans={plans} languages={languages} />
    </Screen>
  );
}
