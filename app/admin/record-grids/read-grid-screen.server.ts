import type { LoaderFunctionArgs } from 'react-router';
import { cellColumns, productColumn } from '#domain/cells/cell-grid.ts';
import type { CellStore } from '#domain/cells/cell-store.server.ts';
import { listGridRows } from '#domain/cells/grid-rows.server.ts';
import { recordId } from '#domain/forms/form-values.ts';
import { listProductChoices } from '#domain/products/product-choices.server.ts';
import { productLabels } from '#domain/products/product-labels.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { readListQuery } from '../screen/list-query.ts';
import { load, loadPart } from '../screen/screen-loader.server.ts';
import { gridTexts } from './grid-texts.ts';

/** Reads the data of a grid screen: the records that the list finds with these filters, and the products. */
export async function readGridScreen(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  store: CellStore,
  filters: string[],
) {
  const { db, counts } = context.get(servicesContext);
  const { kind } = store.grid;
  const query = readListQuery(request.url, filters);
  const chosen = recordId.safeParse(query.filters.product ?? '').data ?? null;
  const [{ list, labels }, products] = await Promise.all([
    load(context, gridTexts[kind].notLoaded, async () => ({
      list: await listGridRows(db, store, query, () => counts.rowsOf(kind, query)),
      labels: await productLabels(db, [chosen]),
    })),
    loadPart(context, 'Failed to load products', () =>
      listProductChoices(db, chosen === null ? [] : [chosen], () => counts.recordsOf('products')),
    ),
  ]);
  const blank = cellColumns(store.grid).map(({ name }) =>
    name === productColumn ? (labels.get(chosen) ?? '') : '',
  );
  return { query, list, products, blank };
}
