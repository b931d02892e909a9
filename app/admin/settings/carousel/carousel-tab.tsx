import { Picture } from '#app/ui/picture.tsx';
import { t } from '#domain/admin-words/t.ts';
import { nextDisplayOrder } from '#domain/order/display-order.server.ts';
import {
  carouselKind,
  carouselOrder,
  deleteCarouselImage,
  findCarouselImage,
  listCarouselImages,
} from '#domain/settings/carousel-editing.server.ts';
import { servicesContext } from '#server/visit/context.ts';
import { removeOperation, wordsOf } from '../../actions/record-operations.server.ts';
import { screenAction } from '../../actions/screen-action.server.ts';
import { screenClientAction } from '../../actions/screen-client-action.ts';
import { useSelection } from '../../bulk/use-selection.ts';
import { listOperations } from '../../records/list-operations.server.ts';
import { actionsColumn, placeColumn, statusColumn } from '../../records/record-columns.tsx';
import { orderOperation } from '../../reorder/order-operation.server.ts';
import { useReorder } from '../../reorder/use-reorder.ts';
import { readListQuery } from '../../screen/list-query.ts';
import { formLoadedLater } from '../../screen/loaded-later.tsx';
import { Section } from '../../screen/screen.tsx';
import { editedId } from '../../screen/screen-address.ts';
import { load, loadFailures } from '../../screen/screen-loader.server.ts';
import { AdminTable, type Column } from '../../table/admin-table.tsx';
import { CellText } from '../../table/cell-text.tsx';
import {
  carouselDeleted,
  carouselDeleteQuestion,
  carouselFailures,
  carouselSaved,
  carouselStepFailures,
} from '../settings-texts.ts';
import type { Route } from './+types/carousel-tab.ts';

export const meta = () => [{ title: t('Homepage Carousel') }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(request.url);
  const id = editedId(request.url);
  return load(context, loadFailures['/admin/general-settings'], async () => {
    const [list, last, image] = await Promise.all([
      listCarouselImages(db, query),
      nextDisplayOrder(db, carouselOrder),
      id === undefined ? undefined : findCarouselImage(db, id),
    ]);
    return { query, list, last, image };
  });
}

export const action = screenAction(
  carouselFailures,
  {
    ...listOperations(carouselKind, { failures: carouselFailures, saved: carouselSaved }),
    delete: removeOperation({
      ...wordsOf(carouselKind),
      remove: deleteCarouselImage,
      failure: carouselFailures.delete,
      deleted: carouselDeleted,
    }),
    order: orderOperation(carouselOrder, 'Order updated'),
  },
  { steps: carouselStepFailures },
);
export const clientAction = screenClientAction(carouselFailures, {
  image: carouselStepFailures['store picture'],
});

export { ScreenError as ErrorBoundary } from '../../screen/screen-error.tsx';

const CarouselDialog = formLoadedLater(
  async () => (await import('./carousel-dialog.tsx')).CarouselDialog,
);

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const nameOf = (row: Row) => row.title || row.alt_text || t('image {id}', { id: String(row.id) });

const columns: Column<Row>[] = [
  placeColumn(),
  {
    key: 'image',
    header: 'Image',
    card: 'picture',
    width: 'w-40',
    cell: (row) => (
      <Picture
        src={row.image_url}
        alt={row.alt_text || nameOf(row)}
        sizes="128px"
        width={128}
        height={72}
        className="my-1 h-18 w-32 border border-line object-cover max-sm:h-12 max-sm:w-16"
      />
    ),
  },
  {
    key: 'title',
    header: 'Title',
    sortable: true,
    card: 'title',
    cell: (row) => <CellText strong>{row.title?.trim() || '-'}</CellText>,
  },
  statusColumn(),
  actionsColumn({ kind: 'general_settings', nameOf, question: carouselDeleteQuestion }),
];

export default function CarouselTab({ loaderData }: Route.ComponentProps) {
  const { query, list, last, image } = loaderData;
  const reorder = useReorder(list, query, nameOf);
  const selection = useSelection('general_settings', list, query, nameOf);
  return (
    <Section
      heading={t('Homepage Carousel')}
      description={t('Recommended image size 1920x1080.')}
      add={t('Add Image')}
    >
      <AdminTable
        label={t('Carousel images')}
        list={list}
        query={query}
        columns={columns}
        reorder={reorder}
        selection={selection}
      />
      <CarouselDialog image={image} last={last} />
    </Section>
  );
}
