import {
  findProductCategory,
  listProductCategories,
  productCategoryOrder,
} from '#domain/products/product-category-editing.server.ts';
import { productCategoryForm } from '#domain/products/product-category-form.ts';
import { servicesContext } from '#server/context.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { AdminTable } from '../parts/admin-table.tsx';
import { CellText } from '../parts/cell-text.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { TextField } from '../parts/form-fields.tsx';
import { Screen } from '../parts/screen.tsx';
import { screenAction } from '../parts/screen-action.server.ts';
import { editedId } from '../parts/screen-address.ts';
import { screenClientAction } from '../parts/screen-client-action.ts';
import { ScreenError } from '../parts/screen-error.tsx';
import { load } from '../parts/screen-loader.server.ts';
import { readListQuery } from '../parts/table-query.ts';
import { TableTools } from '../parts/table-tools.tsx';
import { useOpenDialog } from '../parts/use-open-dialog.ts';
import { ReorderBar } from '../reorder/reorder-bar.tsx';
import { useReorder } from '../reorder/use-reorder.ts';
import type { Route } from './+types/categories-page.ts';
import { categoryColumns } from './category-columns.tsx';
import { categoryOperations } from './category-operations.server.ts';
import { categoryFailures, categoryLabels as labels } from './category-texts.ts';

export const meta = () => [{ title: 'Product Categories' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = readListQuery(request.url);
  const id = editedId(request.url);
  return load(context, 'Failed to load categories', async () => {
    const [list, category] = await Promise.all([
      listProductCategories(db, query),
      id === undefined ? undefined : findProductCategory(db, id),
    ]);
    return { query, list, category };
  });
}

export const action = screenAction(
  categoryFailures,
  categoryOperations({
    order: productCategoryOrder,
    schema: productCategoryForm,
    entity_type: 'product_categories',
    find: findProductCategory,
  }),
);
export const clientAction = screenClientAction(categoryFailures);
export { ScreenError as ErrorBoundary };

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const columns = categoryColumns<Row>([
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
