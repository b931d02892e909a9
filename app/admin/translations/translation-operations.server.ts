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
import { type ActionResult, notAllowedRefusal, type Refusal } from '../actions/action-result.ts';
import { conflictRefusal } from '../actions/edit-conflict.ts';
import { editIn, numberIn, type Operation } from '../actions/screen-action.server.ts';
import {
  entityNotFound,
  notYourLanguage,
  translationFailures,
  translationSaved,
} from './translation-texts.ts';

/** A translator translates into their own languages alone. */
const otherLanguage: Refusal = {
  ...notAllowedRefusal,
  toast: { text: notYourLanguage },
  details: [notYourLanguage],
};

/** What the form says that it is about: kind of record, record, field. */
function subjectOf(form: FormData) {
  const entity = catalogueKindNames.find((one) => one === form.get('entity_type'));
  const id = numberIn(form, 'entity_id');
  const fields: TranslatableField[] = entity ? catalogueKinds[entity].fields : [];
  const field = fields.find(({ name }) => name === form.get('field_name'));
  return entity && id !== undefined && field ? { entity, id, field } : undefined;
}

export async function add({ form, db, administrator }: Operation): Promise<ActionResult> {
  const subject = subjectOf(form);
  if (!subject) return { ok: false, toast: { text: entityNotFound } };
  const { entity, id, field } = subject;
  const parsed = parseForm(newTranslationForm(field.required ?? false), form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const { language_code, translated_value } = parsed.value;
  const outcome = await addTranslation(db, administrator, {
    entity,
    id,
    field: field.name,
    language_code,
    translated_value,
  });
  if (outcome === 'not allowed') return otherLanguage;
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
  return { ok: true, saved: translationSaved.created };
}

export async function edit({ form, db, administrator }: Operation): Promise<ActionResult> {
  const subject = subjectOf(form);
  const edited = editIn(form);
  if (!subject || !edited) return { ok: false, toast: { text: entityNotFound } };
  const { field } = subject;
  const parsed = parseForm(translationForm(field.required ?? false), form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const outcome = await changeTranslation(db, administrator, edited, parsed.value.translated_value);
  if (outcome === 'not allowed') return otherLanguage;
  if (outcome === 'saved') return { ok: true, saved: translationSaved.updated };
  const theirs = outcome === 'changed' ? await findTranslation(db, edited.id) : undefined;
  if (!theirs)
    return { ok: false, toast: { title: translationFailures.edit, text: entityNotFound } };
  return conflictRefusal({ translated_value: 'Translation' }, theirs, parsed.value);
}

export async function confirm({ form, db, administrator }: Operation): Promise<ActionResult> {
  const outcome = await confirmTranslation(db, administrator, numberIn(form, 'id') ?? 0);
  if (outcome === 'not allowed') return otherLanguage;
  return { ok: true, saved: translationSaved.updated };
}

export async function remove({ form, db, administrator }: Operation): Promise<ActionResult> {
  const outcome = await deleteTranslation(db, administrator, numberIn(form, 'id') ?? 0);
  if (outcome === 'not allowed') return otherLanguage;
  return { ok: true, toast: translationSaved.deleted };
}
