import { gallery_items } from '#database/schema/gallery.ts';
import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import { galleryCategories } from '#domain/gallery/gallery-categories.server.ts';
import {
  deleteGalleryItem,
  type SavedGalleryItem,
  saveGalleryItem,
} from '#domain/gallery/gallery-editing.server.ts';
import { type GalleryInput, galleryForm, gallerySlugTaken } from '#domain/gallery/gallery-form.ts';
import { findGalleryItemToEdit } from '#domain/gallery/gallery-list.server.ts';
import { namesOfProducts } from '#domain/products/product-choices.server.ts';
import { setColumn } from '#domain/records/record-editing.server.ts';
import { type ActionResult, savedResult } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
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
    case 'changed': {
      const theirs = await findGalleryItemToEdit(db, id);
      if (!theirs) return gone();
      const mine = { ...theirs, ...input };
      const named = await namesOfLinks(db, [...theirs.product_ids, ...mine.product_ids]);
      return conflictRefusal(galleryLabels, named(theirs), named(mine));
    }
  }
}

/** Links as people read them: by name. */
async function namesOfLinks(db: Operation['db'], productIds: number[]) {
  const [categories, product] = await Promise.all([
    galleryCategories.choices(db),
    namesOfProducts(db, productIds),
  ]);
  const category = new Map(categories.map(({ id, name }) => [id, name]));
  return <Item extends { category_ids: number[]; product_ids: number[]; is_pdf: boolean }>(
    item: Item,
  ) => ({
    ...item,
    is_pdf: item.is_pdf ? 'Yes' : 'No',
    category_ids: item.category_ids.map((id) => category.get(id)),
    product_ids: item.product_ids.map((id) => product.get(id)),
  });
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
