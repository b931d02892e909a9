import { parseForm } from '#domain/forms/form-values.ts';
import {
  deleteGalleryItem,
  type GalleryItemToSave,
  type SavedGalleryItem,
  saveGalleryItem,
  setGalleryItemStatus,
} from '#domain/gallery/gallery-editing.server.ts';
import { galleryForm, gallerySlugTaken } from '#domain/gallery/gallery-form.ts';
import { findGalleryItemToEdit } from '#domain/gallery/gallery-list.server.ts';
import { type ActionResult, goneRefusal, savedResult } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { deletedChoices, linkedNames } from '../actions/linked-names.server.ts';
import { deleteOperation, statusOperation } from '../actions/record-operations.server.ts';
import { editIn, isUnread, type Operation } from '../actions/screen-action.server.ts';
import { chooseNamedProduct } from '../products/named-product.server.ts';
import { galleryFailures, galleryItemGone, galleryLabels, gallerySaved } from './gallery-texts.ts';

const gone = goneRefusal(galleryFailures.save, galleryItemGone);

export async function save(operation: Operation): Promise<ActionResult> {
  const { form, files, db, fileStore } = operation;
  const errors = await chooseNamedProduct(operation, 'product_ids');
  if (errors) return { ok: false, errors };
  const parsed = parseForm(galleryForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const input: GalleryItemToSave = parsed.value;
  for (const links of ['category_ids', 'product_ids'] as const) {
    if (isUnread(form, links)) delete input[links];
  }
  const edit = editIn(form);
  const uploads = {
    primary_image: files.get('primary_image')?.[0],
    pdf: files.get('pdf')?.[0],
    media: files.get('media') ?? [],
  };
  const saved = await saveGalleryItem({ db, files: fileStore }, input, uploads, edit);
  if (!saved.ok) return refusal(saved, db, input, edit?.id);
  const action = edit ? 'updated' : 'created';
  return savedResult(gallerySaved[action], saved);
}

async function refusal(
  saved: Extract<SavedGalleryItem, { ok: false }>,
  db: Operation['db'],
  input: GalleryItemToSave,
  id: number | undefined,
): Promise<ActionResult> {
  switch (saved.refusal) {
    case 'slug taken':
      return { ok: false, errors: { slug: [gallerySlugTaken] } };
    case 'file':
      return { ok: false, errors: { [saved.field]: [saved.message] } };
    case 'gone':
      return gone;
    case 'category gone': {
      const { deleted } = await linkedNames(db, 'gallery_categories', input.category_ids ?? []);
      return { ok: false, errors: { category_ids: [deletedChoices(deleted)] } };
    }
    case 'product gone': {
      const { deleted } = await linkedNames(db, 'products', input.product_ids ?? []);
      return { ok: false, errors: { product_ids: [deletedChoices(deleted)] } };
    }
    case 'changed': {
      const theirs = id === undefined ? undefined : await findGalleryItemToEdit(db, id);
      if (!theirs) return gone;
      const mine = { ...theirs, ...input };
      const [categories, products] = await Promise.all([
        linkedNames(db, 'gallery_categories', [...theirs.category_ids, ...mine.category_ids]),
        linkedNames(db, 'products', [...theirs.product_ids, ...mine.product_ids]),
      ]);
      const shown = (item: typeof theirs) => ({
        ...item,
        is_pdf: item.is_pdf ? 'Yes' : 'No',
        category_ids: item.category_ids.map(categories.shown),
        product_ids: item.product_ids.map(products.shown),
      });
      return conflictRefusal(galleryLabels, shown(theirs), shown(mine));
    }
  }
}

export const status = statusOperation({
  noun: 'Gallery item',
  set: setGalleryItemStatus,
  gone: { ok: false, toast: { title: galleryFailures.status, text: galleryItemGone } },
});

export const remove = deleteOperation({
  noun: 'Gallery item',
  remove: deleteGalleryItem,
});
