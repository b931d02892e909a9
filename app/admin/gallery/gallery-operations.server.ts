import { parseForm } from '#domain/forms/form-values.ts';
import {
  deleteGalleryItem,
  type SavedGalleryItem,
  saveGalleryItem,
  setGalleryItemStatus,
} from '#domain/gallery/gallery-editing.server.ts';
import { type GalleryInput, galleryForm, gallerySlugTaken } from '#domain/gallery/gallery-form.ts';
import {
  findGalleryItemToEdit,
  listGalleryCategoryChoices,
} from '#domain/gallery/gallery-list.server.ts';
import { listProductChoices } from '#domain/products/item-code-list.server.ts';
import type { Answer } from '../parts/answer.ts';
import { differences } from '../parts/differences.ts';
import { editIn, numberIn, type Operation } from '../parts/screen-action.server.ts';
import {
  galleryFailures,
  galleryItemGone,
  galleryLabels,
  galleryStatusToast,
} from './gallery-texts.ts';

const gone: Answer = {
  ok: false,
  toast: { title: galleryFailures.save, text: galleryItemGone },
  details: [galleryItemGone],
};

export async function save({ form, files, db, fileStore, record }: Operation): Promise<Answer> {
  const parsed = parseForm(galleryForm, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const edit = editIn(form);
  const uploads = {
    primary_image: files.get('primary_image')?.[0],
    pdf: files.get('pdf')?.[0],
    media: files.get('media') ?? [],
  };
  const saved = await saveGalleryItem({ db, files: fileStore }, parsed.value, uploads, edit);
  if (!saved.ok) return refusal(saved, db, parsed.value, edit?.id);
  const action = edit ? 'updated' : 'created';
  const { name: label } = parsed.value;
  await record({ action, entity_type: 'gallery_items', entity_id: saved.id, label });
  return { ok: true, toast: `Gallery item ${action} successfully`, id: saved.id };
}

async function refusal(
  saved: Extract<SavedGalleryItem, { ok: false }>,
  db: Operation['db'],
  input: GalleryInput,
  id: number | undefined,
): Promise<Answer> {
  switch (saved.refusal) {
    case 'slug taken':
      return { ok: false, errors: { slug: [gallerySlugTaken] } };
    case 'file':
      return { ok: false, errors: { [saved.field]: saved.messages } };
    case 'gone':
      return gone;
    case 'changed': {
      const theirs = id === undefined ? undefined : await findGalleryItemToEdit(db, id);
      if (!theirs) return gone;
      const named = await namesOfLinks(db);
      return {
        ok: false,
        conflict: {
          version: theirs.version,
          differences: differences(galleryLabels, named(theirs), named(input)),
        },
      };
    }
  }
}

/** Links as people read them: by name. */
async function namesOfLinks(db: Operation['db']) {
  const [categories, products] = await Promise.all([
    listGalleryCategoryChoices(db),
    listProductChoices(db),
  ]);
  const category = new Map(categories.map(({ id, name }) => [id, name]));
  const product = new Map(products.map(({ value, label }) => [value, label]));
  return (item: { category_ids: number[]; product_ids: number[]; is_pdf: boolean }) => ({
    ...item,
    is_pdf: item.is_pdf ? 'Yes' : 'No',
    category_ids: item.category_ids.map((id) => category.get(id)),
    product_ids: item.product_ids.map((id) => product.get(id)),
  });
}

export async function status({ form, db, record }: Operation): Promise<Answer> {
  const id = numberIn(form, 'id') ?? 0;
  const wanted = form.get('status') === 'Active' ? 'Active' : 'Inactive';
  const label = await setGalleryItemStatus(db, id, wanted);
  if (label === undefined) {
    return { ok: false, toast: { title: galleryFailures.status, text: galleryItemGone } };
  }
  const action = wanted === 'Active' ? 'activated' : 'deactivated';
  await record({ action, entity_type: 'gallery_items', entity_id: id, label });
  return { ok: true, toast: galleryStatusToast(wanted) };
}

/** Deleting what is gone already is no failure. */
export async function remove({ form, db, record }: Operation): Promise<Answer> {
  const id = numberIn(form, 'id') ?? 0;
  const label = await deleteGalleryItem(db, id);
  if (label !== undefined) {
    await record({ action: 'deleted', entity_type: 'gallery_items', entity_id: id, label });
  }
  return { ok: true, toast: 'Gallery item deleted successfully' };
}
