import { t, translate } from '#domain/admin-words/t.ts';
import { productCategories } from '#domain/products/categories/product-categories.server.ts';
import { productCategoryWords } from '#domain/products/categories/product-category-fields.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { RecordField } from '../form/fields/record-field.tsx';
import { textColumn } from '../records/record-columns.tsx';
import type { Column } from '../table/admin-table.tsx';
import type { Route } from './+types/categories-page.ts';
import { categoryAction } from './category-action.server.ts';
import { CategoryScreen } from './category-screen.tsx';
import { categoryFailures } from './category-texts.ts';
import { loadCategories } from './load-categories.server.ts';

export const meta = () => [{ title: translate(productCategoryWords.several) }];

export const loader = (args: Route.LoaderArgs) =>
  loadCategories(args, 'product_categories', '/admin/categories', productCategories);

export const action = categoryAction('product_categories', productCategories.order);
export const clientAction = screenClientAction(categoryFailures);
export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

type Row = Route.ComponentProps['loaderData']['list']['rows'][number];

const columns: Column<Row>[] = [textColumn('description', 'Description', { card: 'wide' })];

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <CategoryScreen
      kind="product_categories"
      loaderData={loaderData}
      addTitle={t('Add New Category')}
      columns={columns}
      fields={(category) => (
        <RecordField
          fields={productCategoryWords.fields}
          name="description"
          value={category?.description}
        />
      )}
    />
  );
}
