import { parseRecordForm } from '#domain/forms/record-form.server.ts';
import {
  deleteCarouselImage,
  findCarouselImage,
  saveCarouselImage,
} from '#domain/settings/carousel-editing.server.ts';
import { carouselForm } from '#domain/settings/carousel-form.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { deleteOperation, recordGone } from '../actions/record-operations.server.ts';
import { editIn, type Operation } from '../actions/screen-action.server.ts';
import {
  carouselDeleted,
  carouselFailures,
  carouselLabels,
  carouselSaved,
} from './settings-texts.ts';

const words = { kind: 'general_settings', noun: 'Image' };

export async function save(operation: Operation): Promise<ActionResult> {
  const { form, files, db, fileStore } = operation;
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
  const id = edit?.id ?? 0;
  const theirs = await findCarouselImage(db, id);
  if (!theirs) return recordGone(operation, words, id, carouselFailures.save);
  return conflictRefusal(carouselLabels, theirs, parsed.value.input);
}

export const remove = deleteOperation({
  ...words,
  remove: deleteCarouselImage,
  failure: carouselFailures.delete,
  deleted: carouselDeleted,
});
