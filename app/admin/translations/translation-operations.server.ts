import { parseForm } from '#domain/forms/form-values.ts';
import {
  catalogueKindNames,
  catalogueKinds,
  type TranslatableField,
} from '#domain/records/kinds.ts';
import {
  addTranslation,
  changeTranslation,
  confirmTranslation,
  deleteTranslation,
  findTranslation,
} from '#domain/translations/translation-editing.server.ts';
import { newTranslationForm, translationForm } from '#domain/translations/translation-form.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { editIn, numberIn, type Operation } from '../actions/screen-action.server.ts';
import { entityNotFound, translationFailures, translationSaved } from './translation-texts.ts';

/** What the form says that it is about: kind of record, record, field. */
function subjectOf(form: FormData) {
  const entity = catalogueKindNames.find((one) => one === form.get('entity_type'));
  const id = numberIn(form, 'entity_id');
  const fields: TranslatableField[] = entity ? catalogueKinds[entity].fields : [];
  const field = fields.find(({ name }) => name === form.get('field_name'));
  return entity && id !== undefined && field ? { entity, id, field } : undefined;
}

export async function add({ form, db }: Operation): Promise<ActionResult> {
  const subject = subjectOf(form);
  if (!subject) return { ok: false, toast: { text: entityNotFound } };
  const { entity, id, field } = subject;
  const parsed = parseForm(newTranslationForm(field.required ?? false), form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { language_code, translated_value } = parsed.value;
  const outcome = await addTranslation(db, {
    entity,
    id,
    field: field.name,
    language_code,
    translated_value,
  });
  if (outcome === 'gone')
    return { ok: false, toast: { text: entityNotFound }, details: [entityNotFound] };
  if (outcome === 'taken') {
    return {
      ok: false,
      errors: { language_code: ['Somebody else has added this translation meanwhile'] },
    };
  }
  if (outcome === 'unknown language')
    return { ok: false, errors: { language_code: ['Language is required'] } };
  return { ok: true, saved: translationSaved.added };
}

export async function edit({ form, db }: Operation): Promise<ActionResult> {
  const subject = subjectOf(form);
  const edited = editIn(form);
  if (!subject || !edited) return { ok: false, toast: { text: entityNotFound } };
  const { field } = subject;
  const parsed = parseForm(translationForm(field.required ?? false), form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const outcome = await changeTranslation(db, edited, parsed.value.translated_value);
  if (outcome === 'saved') return { ok: true, saved: translationSaved.updated };
  const theirs = outcome === 'changed' ? await findTranslation(db, edited.id) : undefined;
  if (!theirs)
    return { ok: false, toast: { title: translationFailures.edit, text: entityNotFound } };
  return conflictRefusal({ translated_value: 'Translation' }, theirs, parsed.value);
}

export async function confirm({ form, db }: Operation): Promise<ActionResult> {
  await confirmTranslation(db, numberIn(form, 'id') ?? 0);
  return { ok: true, saved: translationSaved.updated };
}

export async function remove({ form, db }: Operation): Promise<ActionResult> {
  await deleteTranslation(db, numberIn(form, 'id') ?? 0);
  return { ok: true, toast: translationSaved.deleted };
}
