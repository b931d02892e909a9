import { type FormErrors, parseForm } from '#domain/forms/form-values.ts';
import { type CatalogueKind, translatableField } from '#domain/kinds/kinds.ts';
import { readSeen } from '#domain/translations/record-translations.server.ts';
import {
  type SentTranslation,
  saveTranslations,
  type TranslationConflict,
  type TranslationsSaved,
  writeTranslations,
} from '#domain/translations/save-translations.server.ts';
import { cellName, recordTranslationsForm } from '#domain/translations/translation-form.ts';
import {
  type ActionResult,
  type FieldConflict,
  goneRefusal,
  type Refusal,
} from '../actions/action-result.ts';
import { saveOnce } from '../actions/save-once.server.ts';
import type { SavedPart } from '../actions/saved-part.server.ts';
import type { Operation } from '../actions/screen-action.server.ts';
import { otherLanguage, recordIn, undoOf } from '../translations/translation-operations.server.ts';
import { entityNotFound } from '../translations/translation-texts.ts';
import {
  changedByOther,
  languageGone,
  nothingChanged,
  nothingSaved,
  originalChanged,
  sideBySideFailures,
  textGone,
  translationsKey,
  translationsSaved,
} from './side-by-side-texts.ts';

/** Saves the translations of a record in all shown languages; a repeated request is done once. */
export const save = saveOnce(
  { created: translationsSaved, updated: translationsSaved },
  async ({ form, db, administrator }: Operation): Promise<ActionResult> => {
    const record = recordIn(form);
    if (!record) return gone;
    const read = readTranslations(form, record.entity);
    if (!read.ok) return read;
    const saved = await saveTranslations(db, administrator, record, read.sent);
    if (!saved.ok) return refusalOf(saved);
    return saved.set === undefined
      ? { ok: true, toast: nothingChanged }
      : { ok: true, toast: translationsSaved, undo: undoOf(saved.set) };
  },
);

/** Saves the tab with the translations of a record, in the transaction of the record. */
export const translationsPart: SavedPart = {
  key: translationsKey,
  async read({ form, administrator }, { entity }) {
    const read = readTranslations(form, entity);
    if (!read.ok) return read;
    return async (tx, id) => {
      const written = { entity, id, isWritten: true };
      const saved = await writeTranslations(tx, administrator, written, read.sent);
      return saved.ok ? undefined : refusalOf(saved);
    };
  },
};

/** The translations that a form sends, or what its rules refuse. */
function readTranslations(
  form: FormData,
  entity: CatalogueKind,
): { ok: true; sent: SentTranslation[] } | Refusal {
  const cells = cellsIn(form, entity);
  const schema = recordTranslationsForm(
    Object.fromEntries(cells.map((one) => [one.name, one.required])),
  );
  const parsed = parseForm(schema, form);
  if (!parsed.ok) return { ok: false, errors: parsed.errors };
  const sent = cells.map(({ name, required, ...cell }) => ({
    ...cell,
    value: parsed.value[name] ?? '',
  }));
  return { ok: true, sent };
}

function refusalOf(saved: Extract<TranslationsSaved, { ok: false }>): Refusal {
  switch (saved.refusal) {
    case 'not allowed':
      return otherLanguage;
    case 'gone':
      return gone;
    case 'unknown language':
      return { ok: false, errors: { '': [languageGone] } };
    case 'changed':
      return conflictsAtFields(saved.conflicts);
  }
}

const gone = goneRefusal(sideBySideFailures.save, entityNotFound);

/** The texts that the form sends: each has a hidden field with what the form showed. */
function cellsIn(form: FormData, entity: CatalogueKind) {
  return [...form.keys()].flatMap((key) => {
    const [, field = '', code = ''] = /^(\w+):([A-Za-z0-9-]+):seen$/.exec(key) ?? [];
    const known = translatableField(entity, field);
    const name = cellName(field, code);
    if (!known || !form.has(name)) return [];
    const seen = String(form.get(key));
    // A text without a translation may stay empty.
    const required = (known.required ?? false) && !readSeen(seen).isText('');
    return { name, field, code, seen, required, stillFits: form.has(`${name}:fits`) };
  });
}

function conflictsAtFields(conflicts: TranslationConflict[]): Refusal {
  const errors: FormErrors = { '': [nothingSaved] };
  const fieldConflicts: Record<string, FieldConflict> = {};
  for (const { field, code, theirs, original, seen } of conflicts) {
    const name = cellName(field, code);
    if (original === null) errors[name] = [textGone];
    else {
      errors[name] = [original === undefined ? changedByOther : originalChanged];
      fieldConflicts[name] = { theirs, seen, ...(original !== undefined && { original }) };
    }
  }
  return { ok: false, errors, fieldConflicts };
}
