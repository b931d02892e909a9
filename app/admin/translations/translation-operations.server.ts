import { parseForm } from '#domain/forms/form-values.ts';
import { catalogueKindNames, translatableField } from '#domain/kinds/kinds.ts';
import {
  addTranslation,
  changeTranslation,
  confirmTranslation,
  deleteTranslation,
  findOriginal,
  findTranslation,
} from '#domain/translations/translation-editing.server.ts';
import { newTranslationForm, translationForm } from '#domain/translations/translation-form.ts';
import { undoTranslations } from '#domain/translations/undo-translations.server.ts';
import { type ActionResult, notAllowedRefusal, type Refusal } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { editIn, numberIn, type Operation } from '../actions/screen-action.server.ts';
import {
  changedSinceShown,
  entityNotFound,
  notRestored,
  notYourLanguage,
  originalNow,
  translationFailures,
  translationSaved,
} from './translation-texts.ts';

/** The refusal for a translator who writes in a language that is not one of theirs. */
export const otherLanguage: Refusal = {
  ...notAllowedRefusal,
  toast: { text: notYourLanguage },
  details: [notYourLanguage],
};

/** The record that the form names; undefined if it is invalid. */
export function recordIn(form: FormData) {
  const entity = catalogueKindNames.find((one) => one === form.get('entity_type'));
  const id = numberIn(form, 'entity_id');
  return entity && id !== undefined ? { entity, id } : undefined;
}

/** The record and field that the form names; undefined if one of them is invalid. */
function subjectOf(form: FormData) {
  const record = recordIn(form);
  const field = record && translatableField(record.entity, String(form.get('field_name')));
  return field ? { ...record, field } : undefined;
}

/** The text of the original as the form showed it; undefined if the form does not send it. */
function originalIn(form: FormData): string | undefined {
  const original = form.get('original');
  return typeof original === 'string' ? original : undefined;
}

const labels = { original: 'Original', translated_value: 'Translation' };

/** Adds a translation. Refused as a conflict if the original has changed since the form was opened. */
export async function add({ form, db, administrator }: Operation): Promise<ActionResult> {
  const subject = subjectOf(form);
  if (!subject) return { ok: false, toast: { text: entityNotFound } };
  const { entity, id, field } = subject;
  const parsed = parseForm(newTranslationForm(field.required ?? false), form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const original = originalIn(form);
  const outcome = await addTranslation(db, administrator, {
    ...{ entity, id, field: field.name, original },
    ...parsed.value,
  });
  switch (outcome) {
    case 'added':
      return { ok: true, saved: translationSaved.created };
    case 'not allowed':
      return otherLanguage;
    case 'taken':
      return {
        ok: false,
        errors: { language_code: ['Someone else has already added this translation'] },
      };
    case 'unknown language':
      return { ok: false, errors: { language_code: ['Language is required'] } };
    case 'gone':
      return { ok: false, toast: { text: entityNotFound }, details: [entityNotFound] };
    case 'original changed': {
      const place = { entity_type: entity, entity_id: id, field_name: field.name };
      const now = (await findOriginal(db, place)) ?? '';
      const theirs = { version: 0, original: now };
      return conflictRefusal(
        { original: labels.original },
        theirs,
        { original },
        { original: now },
      );
    }
  }
}

/** Changes a translation. Refused as a conflict if it or its original has changed since the form was opened. */
export async function edit({ form, db, administrator }: Operation): Promise<ActionResult> {
  const edited = editIn(form);
  const stored = edited && (await findTranslation(db, edited.id));
  const gone: Refusal = {
    ok: false,
    toast: { title: translationFailures.edit, text: entityNotFound },
  };
  if (!stored) return gone;
  // Use the schema of the stored translation's field, because the form could name another one.
  const field = translatableField(stored.entity_type, stored.field_name);
  const parsed = parseForm(translationForm(field?.required ?? false), form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { translated_value } = parsed.value;
  const original = originalIn(form);
  const outcome = await changeTranslation(db, administrator, edited, translated_value, original);
  if (outcome === 'not allowed') return otherLanguage;
  if (outcome === 'saved') return { ok: true, saved: translationSaved.updated };
  const theirs = outcome === 'gone' ? undefined : await findTranslation(db, edited.id);
  if (!theirs) return gone;
  const now = (await findOriginal(db, theirs)) ?? '';
  const mine = { translated_value, original };
  return conflictRefusal(labels, { ...theirs, original: now }, mine, { original: now });
}

/** Marks an outdated translation as still valid. Refused if it or its original has changed since it was shown. */
export async function confirm({ form, db, administrator }: Operation): Promise<ActionResult> {
  const edited = editIn(form) ?? { id: 0, version: 0 };
  const outcome = await confirmTranslation(db, administrator, edited, originalIn(form));
  if (outcome === 'not allowed') return otherLanguage;
  if (outcome === 'saved') return { ok: true, saved: translationSaved.updated };
  const stored = await findTranslation(db, edited.id);
  const now = stored && (await findOriginal(db, stored));
  const text = outcome === 'original changed' ? originalNow(now ?? '') : changedSinceShown[outcome];
  return { ok: false, toast: { title: translationFailures.confirm, text } };
}

/** The Undo of a toast for a change set of translations. */
export const undoOf = (set: string) => ({
  action: '/admin/translations',
  values: { intent: 'undo', set },
});

/** Deletes a translation; the toast offers Undo. */
export async function remove({ form, db, administrator }: Operation): Promise<ActionResult> {
  const edited = editIn(form) ?? { id: 0, version: 0 };
  const deleted = await deleteTranslation(db, administrator, edited);
  if (deleted.ok) {
    return { ok: true, toast: translationSaved.deleted, undo: undoOf(deleted.set) };
  }
  if (deleted.refusal === 'not allowed') return otherLanguage;
  const text = changedSinceShown[deleted.refusal];
  return { ok: false, toast: { title: translationFailures.delete, text } };
}

/** Restores a deleted translation, or undoes the save of a record's translations. */
export async function undo({ form, db, administrator }: Operation): Promise<ActionResult> {
  const set = String(form.get('set') ?? '');
  const isSet = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(set);
  const outcome = isSet ? await undoTranslations(db, administrator, set) : 'gone';
  if (outcome === 'restored') return { ok: true, toast: 'Translation restored' };
  if (outcome === 'undone') return { ok: true, toast: 'Change undone' };
  if (outcome === 'not allowed') return otherLanguage;
  return { ok: false, toast: { title: translationFailures.undo, text: notRestored[outcome] } };
}
