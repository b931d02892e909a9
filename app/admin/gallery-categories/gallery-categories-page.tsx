import { galleryCategories } from '#domain/gallery/gallery-categories.server.ts';
import { galleryCategoryForm } from '#domain/gallery/gallery-category-words.ts';
import { servicesContext } from '#server/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { categoryColumns } from '../categories/category-columns.tsx';
import { categoryOperations } from '../categories/category-operations.server.ts';
import {
  categoryFailures,
  categorySteps,
  categoryLabels as labels,
} from '../categories/category-texts.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { TextField } from '../form/form-fields.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { ReorderBar } from '../reorder/reorder-bar.tsx';
import { useReorder } from '../reorder/use-reorder.ts';
import { useFailedParts } from '../screen/failed-part.tsx';
import { Screen } from '../screen/screen.tsx';
import { editedId } from '../screen/screen-address.ts';
import { ScreenError } from '../screen/screen-error.tsx';
import { load, loadFailures } from '../screen/screen-loader.server.ts';
import { useOpenDialog } from '../screen/use-open-dialog.ts';
import { AdminTable } from '../table/admin-table.tsx';
import { readListQuery } from '../table/table-query.ts';
import { TableTools } from '../table/table-tools.tsx';
import { withTranslationStates } from '../translation-state/with-translation-states.server.ts';
import type { Route } from './+types/gallery-categories-page.ts';

export const meta = () => [{ title: 'Gallery Categories' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(request.url);
  const id = editedId(request.url);
  return load(context, loadFailures['/admin/gallery-categories'], async () => {
    const [list, category] = await Promise.all([
      galleryCategories.list(db, query),
      id === undefined ? undefined : galleryCategories.find(db, id),
    ]);
    return {
      query,
      ...(await withTranslationStates(context, 'gallery_categories', list)),
      category,
    };
  });
}

export const action = screenAction(
  categoryFailures,
  categoryOperations({
    order: galleryCategories.order,
    schema: galleryCategoryForm,
    find: galleryCategories.find,
  }),
  { steps: categorySteps },
);
export const clientAction = screenClientAction(categoryFailures);
export { ScreenError as ErrorBoundary };

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const columns = categoryColumns<Row>('gallery_categories');

export default function GalleryCategoriesPage({ loaderData }: Route.ComponentProps) {
  const { query, list, category } = loaderData;
  useFailedParts(loaderData);
  const reorder = useReorder(list, query, (row) => row.name);
  const open = useOpenDialog(category);
  const record = open === 'new' ? undefined : open;
  return (
    <Screen heading="Gallery Categories" add="New Category">
      <TableTools query={query} search="Search by name" />
      <ReorderBar reorder={reorder} />
      <AdminTable
        label="Gallery Categories"
        list={list}
        query={query}
        columns={columns}
        reorder={reorder}
      />
      {open && (
        <FormDialog
          key={record?.id ?? 'new'}
          title={record ? 'Edit Category' : 'Create New Category'}
          schema={galleryCategoryForm}
          record={record}
          submitLabel={record ? 'Update Category' : 'Create Category'}
        >
          <TextField name="name" label={labels.name} required value={record?.name} />
          <TextField
            name="display_order"
            label={labels.display_order}
            type="number"
            value={record?.display_order}
            input={{ min: 0, step: 1 }}
            hint="Left empty, the category comes last."
          />
          <input
            type="hidden"
            name="display_order_before"
            defaultValue={record?.display_order ?? ''}
          />
          {record && <HistoryPanel kind="gallery_categories" id={record.id} />}
        </FormDialog>
      )}
    </Screen>
  );
}
