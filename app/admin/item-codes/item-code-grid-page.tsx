import { Link, useLocation } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { recordId } from '#domain/forms/form-values.ts';
import { cellColumns } from '#domain/products/item-code-cells.ts';
import { listGridRows } from '#domain/products/item-code-grid.server.ts';
import { listProductChoices } from '#domain/products/product-choices.server.ts';
import { productLabels } from '#domain/products/product-labels.server.ts';
import { t } from '#domain/staff-words/t.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { GridKeys } from '../grid/grid-keys-help.tsx';
import { readListQuery } from '../screen/list-query.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenError } from '../screen/screen-error.tsx';
import { load, loadFailures, loadPart } from '../screen/screen-loader.server.ts';
import { TablePages } from '../table/table-pages.tsx';
import type { Route } from './+types/item-code-grid-page.ts';
import { ItemCodeFilters } from './item-code-filters.tsx';
import { ItemCodeGrid } from './item-code-grid.tsx';
import { saveCells } from './item-code-grid-operation.server.ts';
import { gridFailures, withoutScripts } from './item-code-grid-texts.ts';

export const meta = () => [{ title: t('Item Codes as Grid') }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(request.url, ['product', 'lacks']);
  const chosen = recordId.safeParse(query.filters.product ?? '').data ?? null;
  const [{ list, labels }, products] = await Promise.all([
    load(context, loadFailures['/admin/item-codes'], async () => ({
      list: await listGridRows(db, query),
      labels: await productLabels(db, [chosen]),
    })),
    loadPart(context, 'Failed to load products', () =>
      listProductChoices(db, chosen === null ? [] : [chosen]),
    ),
  ]);
  const blank = cellColumns.map(({ name }) =>
    name === 'product_id' ? (labels.get(chosen) ?? '') : '',
  );
  return { query, list, products, blank };
}

export const action = screenAction(gridFailures, { save: saveCells });
export const clientAction = screenClientAction(gridFailures);
export { ScreenError as ErrorBoundary };

export default function ItemCodeGridPage({ loaderData }: Route.ComponentProps) {
  const { query, list, products, blank } = loaderData;
  const { search } = useLocation();
  const names = products.value?.choices.map(({ label }) => label) ?? [];
  return (
    <Screen heading={t('Item Codes as Grid')}>
      <p className="mb-4">
        <Link to={`/admin/item-codes${search}`} className={buttonLook('plain', true)}>
          {t('Back to the list')}
        </Link>
      </p>
      <noscript>
        <p className="mb-4 border-gold border-l-2 pl-3 text-sm">{t(withoutScripts)}</p>
      </noscript>
      <ItemCodeFilters query={query} products={products} />
      <ItemCodeGrid key={search} rows={list.rows} blank={blank} products={[...new Set(names)]} />
      <TablePages list={list} />
      <GridKeys />
    </Screen>
  );
}
