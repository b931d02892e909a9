import { productCategories } from '#domain/products/product-categories.server.ts';
import { productCategoryForm } from '#domain/products/product-category-words.ts';
import { servicesContext } from '#server/context.ts';
import { screenAction } from '../actions/screen-action.server.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
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
import { CellText } from '../table/cell-text.tsx';
import { readListQuery } from '../table/table-query.ts';
import { TableTools } from '../table/table-tools.tsx';
import { withTranslationStates } from '../translation-state/with-translation-states.server.ts';
import type { Route } from './+types/categories-page.ts';
import { categoryColumns } from './category-columns.tsx';
import { categoryOperations } from './category-operations.server.ts';
import { categoryFailures, categorySteps, categoryLabels as labels } from './category-texts.ts';

export const meta = () => [{ title: 'Product Categories' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(request.url);
  const id = editedId(request.url);
  return load(context, loadFailures['/admin/categories'], async () => {
    const [list, category] = await Promise.all([
      productCategories.list(db, query),
      id === undefined ? undefined : productCategories.find(db, id),
    ]);
    return {
      query,
      ...(await withTranslationStates(context, 'product_categories', list)),
      category,
    };
  });
}

export const action = screenAction(
  categoryFailures,
  categoryOperations({
    order: productCategories.order,
    schema: productCategoryForm,
    find: productCategories.find,
  }),
  { steps: categorySteps },
);
export const clientAction = screenClientAction(categoryFailures);
export { ScreenError as ErrorBoundary };

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const columns = categoryColumns<Row>('product_categories', [
  {
    key: 'description',
    header: 'Description',
    sortable: true,
    card: 'wide',
    cell: (row) => <CellText>{row.description}</CellText>,
  },
]);

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const { query, list, category } = loaderData;
  useFailedParts(loaderData);
  const reorder = useReorder(list, query, (row) => row.name);
  const open = useOpenDialog(category);
  const record = open === 'new' ? undefined : open;
  return (
    <Screen heading="Product Categories" add="New Category">
      <TableTools query={query} search="Search by name" />
      <ReorderBar reorder={reorder} />
      <AdminTable
        label="Product Categories"
        list={list}
        query={query}
        columns={columns}
        reorder={reorder}
      />
      {open && (
        <FormDialog
          key={record?.id ?? 'new'}
          title={record ? 'Edit Category' : 'Add New Category'}
          schema={productCategoryForm}
          record={record}
          submitLabel={record ? 'Update Category' : 'Create Category'}
        >
          <TextField name="name" label={labels.name} required value={record?.name} />
          <TextField
            name="description"
            label={labels.description}
            rows={5}
            value={record?.description}
          />
          {record && <HistoryPanel kind="product_categories" id={record.id} />}
        </FormDialog>
      )}
    </Screen>
  );
}
