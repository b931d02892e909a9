import { gallery_categories } from '#database/schema/gallery.ts';
import { categoriesOf } from '../records/categories.server.ts';
import { defineKind } from '../records/kind.server.ts';
import { galleryCategoryWords } from './gallery-category-fields.ts';
import { galleryCategoryForm } from './gallery-category-form.ts';

export const galleryCategories = categoriesOf(gallery_categories);

export const galleryCategoryKind = defineKind({
  ...galleryCategoryWords,
  ...galleryCategories.kind,
  form: galleryCategoryForm,
});
