import { Link, useLocation } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { t } from '#domain/admin-words/t.ts';
import { recordId } from '#domain/forms/form-values.ts';
import { kinds } from '#domain/kinds/kinds.server.ts';
import { findItemCode, listItemCodes } from '#domain/products/item-codes/item-code-list.server.ts';
import { listProductChoices } from '#domain/products/product-choices.server.ts';
import { findItemCodeToCopy } from '#domain/products/product-copy.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { chooseNamedProduct } from '../products/named-product.server.ts';
import { ProductRowFilters } from '../products/product-row-filters.tsx';
import { listOperations } from '../records/list-operations.server.ts';
import {
  actionsColumn,
  createdColumn,
  picturedColumn,
  textColumn,
} from '../records/record-columns.tsx';
import { FailedPart, useFailedParts } from '../screen/failed-part.tsx';
import { readListQuery } from '../screen/list-query.ts';
import { formLoadedLater } from '../screen/loaded-later.tsx';
import { Screen } from '../screen/screen.tsx';
import { closedSearch, copiedId, editedId } from '../screen/screen-address.ts';
import { load, loadFailures, loadPart } from '../screen/screen-loader.server.ts';
import { AdminTable, type Column } from '../table/admin-table.tsx';
import { CellText } from '../table/cell-text.tsx';
import { changedColumn } from '../table/row-cells.tsx';
import { translationsColumn } from '../translation-state/translations-column.tsx';
import { withTranslationStates } from '../translation-state/with-translation-states.server.ts';
import type { Route } from './+types/item-codes-page.ts';
import {
  codeTaken,
  deleteQuestion,
  itemCodeFailures,
  itemCodeSaved,
  itemCodeStepFailures,
  itemCodeUploadFailures,
  productGone,
  unknownProduct,
} from './item-code-texts.ts';

export const meta = () => [{ title: t('Item Codes') }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, counts } = context.get(servicesContext);
  const query = readListQuery(request.url, ['product', 'lacks']);
  const [id, copied] = [editedId(request.url), copiedId(request.url)];
  const product = recordId.parse(query.filters.product ?? '');
  const readForm = async () => {
    const itemCode = await loadPart(context, 'Failed to load data', async () => {
      if (id !== undefined) return findItemCode(db, id);
      return copied === undefined ? undefined : findItemCodeToCopy(db, copied);
    });
    const chosen = [itemCode.value?.product_id, product].filter((one) => typeof one === 'number');
    const products = await loadPart(context, 'Failed to load products', () =>
      listProductChoices(db, chosen, () => counts.recordsOf('products')),
    );
    return { itemCode, products };
  };
  const [list, form] = await Promise.all([
    load(context, loadFailures['/admin/item-codes'], () =>
      listItemCodes(db, query, () => counts.rowsOf('item_codes', query)),
    ),
    readForm(),
  ]);
  const listed = await withTranslationStates(context, 'item_codes', list);
  return { query, ...listed, ...form, product };
}

export const action = screenAction(
  itemCodeFailures,
  listOperations(kinds.item_codes, {
    ...{ failures: itemCodeFailures, saved: itemCodeSaved },
    ...{ taken: codeTaken, linkGone: productGone },
    complete: (operation) => chooseNamedProduct(operation, 'product_id'),
  }),
  { steps: itemCodeStepFailures },
);
export const clientAction = screenClientAction(itemCodeFailures, itemCodeUploadFailures);
export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

const ItemCodeDialog = formLoadedLater(
  async () => (await import('./item-code-dialog.tsx')).ItemCodeDialog,
);

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const columns: Column<Row>[] = [
  picturedColumn('item_code', 'Item Code', 'image_url'),
  {
    key: 'product',
    header: 'Product',
    width: 'w-32',
    card: 'below',
    sortable: true,
    cell: (row) => (row.product ? <CellText>{row.product}</CellText> : t(unknownProduct)),
  },
  textColumn('type', 'Type'),
  textColumn('composition', 'Composition'),
  createdColumn(),
  translationsColumn('item_codes'),
  changedColumn('wide'),
  actionsColumn({
    kind: 'item_codes',
    nameOf: (row) => row.item_code,
    question: deleteQuestion,
    width: 'w-32',
  }),
];

export default function ItemCodesPage({ loaderData }: Route.ComponentProps) {
  const { query, list, products, itemCode, product } = loaderData;
  const { search } = useLocation();
  useFailedParts(loaderData);
  const selection = useSelection('item_codes', list, query, (row) => row.item_code);
  return (
    <Screen heading={t('Item Codes')} add={t('Add Item Code')}>
      <FailedPart part={itemCode} className="mb-4" />
      <ProductRowFilters kind="item_codes" query={query} products={products} columns={columns} />
      <AdminTable
        label={t('Item Codes')}
        list={list}
        query={query}
        columns={columns}
        selection={selection}
      />
      <p className="mt-3">
        <Link
          to={`/admin/item-codes/grid${closedSearch(search)}`}
          className={buttonLook('plain', true)}
        >
          {t('Edit as Grid')}
        </Link>
      </p>
      <ItemCodeDialog itemCode={itemCode.value} products={products} product={product} />
    </Screen>
  );
}
