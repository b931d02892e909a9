import { gallery_items } from '#database/schema/gallery.ts';
import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import {
  deleteGalleryItem,
  type SavedGalleryItem,
  saveGalleryItem,
} from '#domain/gallery/gallery-editing.server.ts';
import { findGalleryItemToEdit } from '#domain/gallery/gallery-list.server.ts';
import { type GalleryInput, galleryForm, gallerySlugTaken } from '#domain/gallery/gallery-words.ts';
import { setColumn } from '#domain/records/record-editing.server.ts';
import { type ActionResult, savedResult } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { deletedChoices, linkedNames } from '../actions/linked-names.server.ts';
import {
  deleteOperation,
  recordGone,
  statusOperation,
} from '../actions/record-operations.server.ts';
import { editIn, type Operation } from '../actions/screen-action.server.ts';
import { chooseNamedProduct } from '../products/named-product.server.ts';
import { galleryFailures, galleryLabels, gallerySaved } from './gallery-texts.ts';

const words = { kind: 'gallery_items', noun: 'Gallery item' };

export async function save(operation: Operation): Promise<ActionResult> {
  const { form, files, db, fileStore } = operation;
  const errors = await chooseNamedProduct(operation, 'product_ids');
  if (errors) return { ok: false, errors };
  const edit = editIn(form);
  const parsed = parseRecordForm(galleryForm, form, edit, ['primary_image', 'pdf', 'media']);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const uploads = {
    primary_image: files.get('primary_image')?.[0],
    pdf: files.get('pdf')?.[0],
    media: files.get('media') ?? [],
  };
  const saved = await saveGalleryItem({ db, files: fileStore }, parsed.value, uploads);
  if (!saved.ok) return refusal(saved, operation, parsed.value.input, edit?.id);
  const action = edit ? 'updated' : 'created';
  return savedResult(gallerySaved[action], saved);
}

async function refusal(
  saved: Extract<SavedGalleryItem, { ok: false }>,
  operation: Operation,
  input: Partial<GalleryInput>,
  id = 0,
): Promise<ActionResult> {
  const { db } = operation;
  const gone = () => recordGone(operation, words, id, galleryFailures.save);
  switch (saved.refusal) {
    case 'slug taken':
      return { ok: false, errors: { slug: [gallerySlugTaken] } };
    case 'file':
      return { ok: false, errors: { [saved.field]: [saved.message] } };
    case 'gone':
      return gone();
    case 'category gone': {
      const { deleted } = await linkedNames(db, 'gallery_categories', input.category_ids ?? []);
      return { ok: false, errors: { category_ids: [deletedChoices(deleted)] } };
    }
    case 'product gone': {
      const { deleted } = await linkedNames(db, 'products', input.product_ids ?? []);
      return { ok: false, errors: { product_ids: [deletedChoices(deleted)] } };
    }
    case 'changed': {
      const theirs = await findGalleryItemToEdit(db, id);
      if (!theirs) return gone();
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
  ...words,
  set: (db, id, status) => setColumn(db, gallery_items, id, gallery_items.status, status),
  failure: galleryFailures.status,
});

export const remove = deleteOperation({
  ...words,
  remove: deleteGalleryItem,
  failure: galleryFailures.delete,
});
