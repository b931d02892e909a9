import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import {
  deleteCarouselImage,
  findCarouselImage,
  saveCarouselImage,
} from '#domain/settings/carousel-editing.server.ts';
import { carouselForm } from '#domain/settings/carousel-form.ts';
import { type ActionResult, goneRefusal, undoDeletion } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { editIn, numberIn, type Operation } from '../actions/screen-action.server.ts';
import {
  carouselDeleted,
  carouselFailures,
  carouselLabels,
  carouselSaved,
  goneMeanwhile,
} from './settings-texts.ts';

export async function save({ form, files, db, fileStore }: Operation): Promise<ActionResult> {
  const edit = editIn(form);
  const parsed = parseRecordForm(carouselForm, form, edit, ['image']);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const image = files.get('image')?.[0];
  const saved = await saveCarouselImage({ db, files: fileStore }, parsed.value, image);
  if (saved.ok) {
    return {
      ok: true,
      saved: carouselSaved[edit ? 'updated' : 'created'],
      id: saved.id,
    };
  }
  if (saved.refusal === 'file') return { ok: false, errors: { image: [saved.message] } };
  const theirs =
    edit && saved.refusal === 'changed' ? await findCarouselImage(db, edit.id) : undefined;
  if (!theirs) return goneRefusal(carouselFailures.save, goneMeanwhile);
  return conflictRefusal(carouselLabels, theirs, parsed.value.input);
}

export async function remove({ form, db }: Operation): Promise<ActionResult> {
  const id = numberIn(form, 'id') ?? 0;
  const deleted = await deleteCarouselImage(db, id);
  return { ok: true, toast: carouselDeleted, undo: undoDeletion(deleted) };
}
