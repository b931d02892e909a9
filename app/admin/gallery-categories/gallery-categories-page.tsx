import { t, translate } from '#domain/admin-words/t.ts';
import { galleryCategories } from '#domain/gallery/gallery-categories.server.ts';
import { galleryCategoryWords } from '#domain/gallery/gallery-category-fields.ts';
import { screenClientAction } from '../actions/screen-client-action.ts';
import { categoryAction } from '../categories/category-action.server.ts';
import { CategoryScreen } from '../categories/category-screen.tsx';
import { categoryFailures } from '../categories/category-texts.ts';
import { loadCategories } from '../categories/load-categories.server.ts';
import { PlaceField } from '../form/fields/place-field.tsx';
import type { Route } from './+types/gallery-categories-page.ts';

export const meta = () => [{ title: translate(galleryCategoryWords.several) }];

export const loader = (args: Route.LoaderArgs) =>
  loadCategories(args, 'gallery_categories', '/admin/gallery-categories', galleryCategories);

export const action = categoryAction('gallery_categories', galleryCategories.order);
export const clientAction = screenClientAction(categoryFailures);
export { ScreenError as ErrorBoundary } from '../screen/screen-error.tsx';

export default function GalleryCategoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <CategoryScreen
      kind="gallery_categories"
      loaderData={loaderData}
      addTitle={t('Create New Category')}
      fields={(category) => (
        <PlaceField
          fields={galleryCategoryWords.fields}
          value={category?.display_order}
          isNew={!category}
          hint={t('Leave empty to place the category last.')}
        />
      )}
    />
  );
}
