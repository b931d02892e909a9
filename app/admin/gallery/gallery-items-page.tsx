import { Picture } from '#app/ui/picture.tsx';
import { t } from '#domain/admin-words/t.ts';
import { galleryCategories } from '#domain/gallery/gallery-categories.server.ts';
import {
  findGalleryItemToEdit,
  galleryItemOrder,
  listGalleryItems,
} from '#domain/gallery/gallery-list.server.ts';
import { listProductChoices } from '#domain/products/product-choices.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { useSelection } from '../bulk/use-selection.ts';
import { chooseNamedProduct } from '../products/named-product.server.ts';
import { publishedOperations } from '../records/list-operations.server.ts';
import { publishedRows } from '../records/published-rows.server.ts';
import {
  LacksFilter,
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
import { editedId, opensForm } from '../screen/screen-address.ts';
import { load, loadFailures, loadPart } from '../screen/screen-loader.server.ts';
import { AdminTable, type Column } from '../table/admin-table.tsx';
import { changedColumn } from '../table/row-cells.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { translationsColumn } from '../translation-state/translations-column.tsx';
import type { Route } from './+types/gallery-items-page.ts';
import {
  galleryDeleteQuestion,
  galleryFailures,
  gallerySaved,
  galleryStepFailures,
  galleryUploadFailures,
} from './gallery-texts.ts';

export const meta = () => [{ title: t('Gallery Items') }];

const noProducts = 'Failed to load products';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, counts } = context.get(servicesContext);
  const query = readListQuery(request.url, ['status', 'lacks']);
  const id = editedId(request.url);
  const open = opensForm(request.url);
  const [list, item, categories] = await Promise.all([
    load(context, loadFailures['/admin/gallery-items'], () =>
      listGalleryItems(db, query, () => counts.rowsOf('gallery_items', query)),
    ),
    loadPart(context, 'Failed to load data', async () =>
      id === undefined ? undefined : findGalleryItemToEdit(db, id),
    ),
    loadPart(context, 'Failed to load gallery categories', () => galleryCategories.choices(db)),
  ]);
  // There may be very many products, so they are loaded only for an open form.
  const products = open
    ? await loadPart(context, noProducts, () =>
        listProductChoices(db, item.value?.product_ids, () => counts.recordsOf('products')),
      )
    : undefined;
  const published = await publishedRows(context, 'gallery_items', list, id);
  return { query, ...published, item, categories, products };
}

export const action = screenAction(
  galleryFailures,
  publishedOperations('gallery_items', galleryItemOrder, {
    ...{ failures: galleryFailures, saved: gallerySaved },
    complete: (operation) => chooseNamedProduct(operation, 'product_ids'),
  }),
  { steps: galleryStepFailures },
);
export const clientAction = screenClientAction(galleryFailures, galleryUploadFailures);

export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

const GalleryDialog = formLoadedLater(
  async () => (await import('./gallery-dialog.tsx')).GalleryDialog,
);

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const columns: Column<Row>[] = [
  placeColumn(),
  textColumn('name', 'Name', { card: 'title' }),
  {
    key: 'image',
    header: 'Image',
    card: 'picture',
    sortable: true,
    width: 'w-28',
    cell: (row) =>
      row.primary_image_url ? (
        <Picture
          src={row.primary_image_url}
          alt={row.name}
          sizes="64px"
          width={64}
          height={48}
          className="h-12 w-16 border border-line object-cover"
        />
      ) : (
        <span className="flex h-12 w-16 items-center justify-center bg-paper-deep text-ink-soft text-xs">
          {t('No image')}
        </span>
      ),
  },
  {
    key: 'type',
    header: 'Type',
    sortable: true,
    width: 'w-32',
    cell: (row) => (row.is_pdf ? t('PDF') : t('Gallery Item')),
  },
  statusColumn(),
  translationsColumn('gallery_items'),
  changedColumn(),
  publishedActionsColumn({
    kind: 'gallery_items',
    nameOf: (row) => row.name,
    question: galleryDeleteQuestion,
  }),
];

export default function GalleryItemsPage({ loaderData }: Route.ComponentProps) {
  const { query, list, plans, item, categories } = loaderData;
  const { products = { failed: noProducts } } = loaderData;
  useFailedParts(loaderData);
  const reorder = useReorder(list, query, (row) => row.name);
  const selection = useSelection('gallery_items', list, query, (row) => row.name, {
    records: categories.value ?? [],
  });
  return (
    <Screen heading={t('Gallery Items')} add={t('New Item')}>
      <FailedPart part={item} className="mb-4" />
      <TableTools
        query={query}
        search={t('Search by name')}
        list={{ kind: 'gallery_items', columns }}
      >
        <StatusFilter />
        <LacksFilter kind="gallery_items" query={query} />
      </TableTools>
      <AdminTable
        label={t('Gallery Items')}
        list={list}
        query={query}
        columns={columns}
        reorder={reorder}
        selection={selection}
        empty={t('No gallery items found')}
      />
      <GalleryDialog item={item.value} categories={categories} products={products} plans={plans} />
    </Screen>
  );
}
