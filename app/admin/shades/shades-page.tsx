import { Link, useLocation } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { Swatch } from '#app/ui/swatch.tsx';
import { t } from '#domain/admin-words/t.ts';
import { recordId } from '#domain/forms/form-values.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import { listProductChoices } from '#domain/products/product-choices.server.ts';
import { hexOf } from '#domain/shades/colour-difference.server.ts';
import { findShade, listCodeChoices, listShades } from '#domain/shades/shade-list.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { statusOperation } from '../actions/record-operations.server.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { StatusToggle } from '../actions/status-toggle.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { chooseNamedProduct } from '../products/named-product.server.ts';
import { ProductRowFilters } from '../products/product-row-filters.tsx';
import { listOperations } from '../records/list-operations.server.ts';
import {
  actionsColumn,
  placeColumn,
  statusColumn,
  textColumn,
} from '../records/record-columns.tsx';
import { useReorder } from '../reorder/use-reorder.ts';
import { FailedPart, useFailedParts } from '../screen/failed-part.tsx';
import { readListQuery } from '../screen/list-query.ts';
import { formLoadedLater } from '../screen/loaded-later.tsx';
import { Screen } from '../screen/screen.tsx';
import { closedSearch, editedId } from '../screen/screen-address.ts';
import { load, loadFailures, loadPart } from '../screen/screen-loader.server.ts';
import { AdminTable, type Column } from '../table/admin-table.tsx';
import { CellText } from '../table/cell-text.tsx';
import { changedColumn } from '../table/row-cells.tsx';
import { translationsColumn } from '../translation-state/translations-column.tsx';
import { withTranslationStates } from '../translation-state/with-translation-states.server.ts';
import type { Route } from './+types/shades-page.ts';
import { orderShades } from './order-shades.server.ts';
import { deleteQuestion, numberTaken, shadeFailures, shadeSaved } from './shade-texts.ts';

export const meta = () => [{ title: t('Shades') }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, counts } = context.get(servicesContext);
  const query = readListQuery(request.url, ['product', 'status', 'lacks']);
  const id = editedId(request.url);
  const filtered = recordId.parse(query.filters.product ?? '');
  const [list, shade] = await Promise.all([
    load(context, loadFailures['/admin/shades'], () =>
      listShades(db, query, () => counts.rowsOf('shades', query)),
    ),
    loadPart(context, 'Failed to load data', async () =>
      id === undefined ? undefined : findShade(db, id),
    ),
  ]);
  const product = shade.value?.product_id ?? filtered;
  const [products, codes] = await Promise.all([
    loadPart(context, 'Failed to load products', () =>
      listProductChoices(db, product === null ? [] : [product], () => counts.recordsOf('products')),
    ),
    loadPart(context, 'Failed to load item codes', async () =>
      product === null ? [] : listCodeChoices(db, product),
    ),
  ]);
  const listed = await withTranslationStates(context, 'shades', {
    ...list,
    rows: list.rows.map((row) => ({ ...row, swatch: hexOf(row.colour_towards) })),
  });
  return { query, ...listed, shade, products, codes, filtered };
}

export const action = screenAction(shadeFailures, {
  ...listOperations(kinds.shades, {
    ...{ failures: shadeFailures, saved: shadeSaved, taken: numberTaken },
    complete: (operation) => chooseNamedProduct(operation, 'product_id'),
  }),
  status: statusOperation(kinds.shades, shadeFailures.status),
  order: orderShades,
});
export const clientAction = screenClientAction(shadeFailures);
export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

const ShadeDialog = formLoadedLater(async () => (await import('./shade-dialog.tsx')).ShadeDialog);

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const columns: Column<Row>[] = [
  placeColumn(),
  textColumn('number', 'Number', { card: 'title' }),
  {
    key: 'name',
    header: 'Name',
    sortable: true,
    cell: (row) => (
      <span className="flex items-center gap-2">
        {row.swatch && <Swatch light={row.swatch} className="size-5 shrink-0 border border-line" />}
        <CellText>{row.name}</CellText>
      </span>
    ),
  },
  textColumn('product', 'Product', { card: 'below' }),
  statusColumn(),
  translationsColumn('shades'),
  changedColumn('wide'),
  actionsColumn({
    kind: 'shades',
    nameOf: (row) => row.number,
    question: deleteQuestion,
    beforeDelete: (row) => <StatusToggle id={row.id} status={row.status} />,
  }),
];

export default function ShadesPage({ loaderData }: Route.ComponentProps) {
  const { query, list, shade, products, codes, filtered } = loaderData;
  const { search } = useLocation();
  useFailedParts(loaderData);
  const reorder = useReorder(list, query, (row) => row.number, { within: 'product' });
  const selection = useSelection('shades', list, query, (row) => row.number);
  return (
    <Screen heading={t('Shades')} add={t('Add Shade')}>
      <FailedPart part={shade} className="mb-4" />
      <ProductRowFilters kind="shades" query={query} products={products} columns={columns} />
      <AdminTable
        label={t('Shades')}
        list={list}
        query={query}
        columns={columns}
        reorder={reorder}
        selection={selection}
        empty={t('No shades found')}
      />
      <p className="mt-3">
        <Link
          to={`/admin/shades/grid${closedSearch(search)}`}
          className={buttonLook('plain', true)}
        >
          {t('Edit as Grid')}
        </Link>
      </p>
      <ShadeDialog shade={shade.value} products={products} codes={codes} product={filtered} />
    </Screen>
  );
}
