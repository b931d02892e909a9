import { readerLocale, t } from '#domain/admin-words/t.ts';
import { productCategories } from '#domain/products/categories/product-categories.server.ts';
import { listCodesOfProduct } from '#domain/products/item-codes/item-code-list.server.ts';
import { findProductToCopy } from '#domain/products/product-copy.server.ts';
import {
  findProduct,
  findProductImages,
  listProducts,
  productCategoryLinks,
  productOrder,
} from '#domain/products/product-list.server.ts';
import { linkedIds } from '#domain/records/links.server.ts';
import { servicesContext, visitContext } from '#server/visit/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { gridParts } from '../product-grids/grid-part.server.ts';
import { publishedOperations } from '../records/list-operations.server.ts';
import { publishedRows } from '../records/published-rows.server.ts';
import {
  createdColumn,
  LacksFilter,
  picturedColumn,
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
import { Screen } from '../screen/screen.tsx';
import { copiedId, editedId } from '../screen/screen-address.ts';
import { load, loadFailures, loadPart } from '../screen/screen-loader.server.ts';
import { AdminTable, type Column } from '../table/admin-table.tsx';
import { changedColumn } from '../table/row-cells.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { translationsColumn } from '../translation-state/translations-column.tsx';
import type { Route } from './+types/products-page.ts';
import { CatalogueDownload } from './catalogue-download.tsx';
import {
  deleteQuestion,
  noDataReturned,
  productFailures,
  productSaved,
  productStepFailures,
  productUploadFailures,
} from './product-texts.ts';

export const meta = () => [{ title: t('Products') }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, counts } = context.get(servicesContext);
  const query = readListQuery(request.url, ['status', 'lacks']);
  const copied = copiedId(request.url);
  const id = editedId(request.url) ?? copied;
  const ofShown = async <T,>(read: (id: number) => Promise<T>) =>
    id === undefined ? undefined : read(id);
  const [list, categories, product, chosen, images, codes] = await Promise.all([
    load(context, loadFailures['/admin/products'], () =>
      listProducts(db, query, () => counts.rowsOf('products', query)),
    ),
    loadPart(context, 'Failed to load categories', () => productCategories.choices(db)),
    loadPart(context, 'Failed to load data', () =>
      ofShown((id) => (id === copied ? findProductToCopy(db, id) : findProduct(db, id))),
    ),
    loadPart(context, 'Failed to load category mappings', () =>
      ofShown((id) => linkedIds(db, productCategoryLinks, id)),
    ),
    loadPart(context, 'Failed to load product images', () =>
      ofShown((id) => findProductImages(db, id)),
    ),
    loadPart(context, 'Failed to load item codes', () =>
      ofShown((id) => listCodesOfProduct(db, id)),
    ),
  ]);
  const published = await publishedRows(context, 'products', list, product.value?.id);
  const { languages } = context.get(visitContext).content;
  return { query, ...published, categories, product, chosen, images, codes, languages };
}

export const action = screenAction(
  productFailures,
  publishedOperations('products', productOrder, {
    ...{ failures: productFailures, saved: productSaved, parts: gridParts },
    refusals: {
      'no data returned': {
        ok: false,
        toast: { title: productFailures.save, text: noDataReturned },
      },
    },
  }),
  { steps: productStepFailures },
);
export const clientAction = screenClientAction(productFailures, productUploadFailures);

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

const ProductDialog = formLoadedLater(
  async () => (await import('./product-dialog.tsx')).ProductDialog,
);

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const columns: Column<Row>[] = [
  placeColumn('w-16'),
  picturedColumn('name', 'Product Name', 'image_url', 'w-[16%]'),
  textColumn('slug', 'Slug', { width: 'w-[10%]' }),
  textColumn('description', 'Description', { card: 'wide' }),
  statusColumn(),
  createdColumn(),
  {
    key: 'codes',
    header: 'Codes',
    sortable: true,
    wide: true,
    width: 'w-16',
    align: 'right',
    cell: (row) => row.codes.toLocaleString(readerLocale()),
  },
  translationsColumn('products'),
  changedColumn('wide'),
  publishedActionsColumn({
    kind: 'products',
    nameOf: (row) => row.name,
    question: deleteQuestion,
  }),
];

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { query, list, plans, categories, product, chosen, images, codes, languages } = loaderData;
  useFailedParts(loaderData);
  const reorder = useReorder(list, query, (row) => row.name);
  const selection = useSelection('products', list, query, (row) => row.name, {
    records: categories.value ?? [],
  });
  return (
    <Screen heading={t('Products')} add={t('New Product')}>
      <FailedPart part={product} className="mb-4" />
      <FailedPart part={categories} className="mb-4" />
      <TableTools query={query} search={t('Search by name')} list={{ kind: 'products', columns }}>
        <StatusFilter />
        <LacksFilter kind="products" query={query} />
      </TableTools>
      <AdminTable
        label={t('Products')}
        list={list}
        query={query}
        columns={columns}
        reorder={reorder}
        selection={selection}
      />
      <CatalogueDownload languages={languages} />
      <ProductDialog
        product={product.value}
        categories={categories}
        chosen={chosen}
        images={images}
        codes={codes}
        plans={plans}
      />
    </Screen>
  );
}
